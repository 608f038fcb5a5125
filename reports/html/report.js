(function () {
  "use strict";
  var graphs = document.querySelectorAll("[data-graph]");
  function button(label, act) {
    var made = document.createElement("button");
    made.type = "button";
    made.textContent = label;
    made.addEventListener("click", function () { act(made); });
    return made;
  }
  graphs.forEach(function (graph) {
    var tools = document.createElement("div");
    tools.className = "tools";
    function all(open) {
      graph.querySelectorAll(".graph details").forEach(function (each) { each.open = open; });
    }
    tools.appendChild(button("Open all operators", function () { all(true); }));
    tools.appendChild(button("Close all", function () { all(false); }));
    var only = button("Collectives only", function (made) {
      var on = graph.classList.toggle("only-joins");
      made.setAttribute("aria-pressed", String(on));
    });
    only.setAttribute("aria-pressed", "false");
    tools.appendChild(only);
    graph.insertBefore(tools, graph.children[1] || null);
  });
  function open() {
    var name = decodeURIComponent(location.hash.slice(1));
    var to = name ? document.getElementById(name) : null;
    for (var at = to; at; at = at.parentElement) {
      if (at.tagName === "DETAILS") { at.open = true; }
    }
    if (to && to.firstElementChild && to.firstElementChild.tagName === "DETAILS") {
      to.firstElementChild.open = true;
    }
    if (to) { to.scrollIntoView(); }
  }
  window.addEventListener("hashchange", open);
  if (location.hash) { open(); }
})();
