// What all playgrounds share: a form that answers while it is typed in, and parts of the page made without markup in strings.

export const element = (tag, attributes, ...children) => {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
};

export const table = (label, rows) =>
  element(
    "div",
    { class: "scroll", role: "region", tabindex: "0", "aria-label": label },
    element(
      "table",
      {},
      element(
        "tbody",
        {},
        ...rows.map(([name, ...cells]) =>
          element("tr", {}, element("th", { scope: "row" }, name), ...cells.map((cell) => element("td", {}, cell))),
        ),
      ),
    ),
  );

/** `answer` takes the fields by name and gives the nodes to show, and one sentence for the status. */
export const playing = (answer) => {
  const form = document.querySelector(".play form");
  const [place, status] = [document.querySelector("[data-answer]"), document.querySelector("[data-said]")];
  const show = () => {
    const { nodes = [], sentence = "" } = answer(Object.fromEntries(new FormData(form)));
    place.replaceChildren(...nodes);
    status.textContent = sentence;
  };
  form.addEventListener("input", show);
  form.addEventListener("submit", (event) => event.preventDefault());
  show();
};

export const isDay = (text) => /^\d{4}-\d\d-\d\d$/.test(text);
export const centsOf = (text) => Math.max(0, Math.round(Number(text.replace(",", ".")) * 100) || 0);
