// The search of the contract's pages: what it finds is loaded when its field is entered, never before. Without scripts there is no field.
import { hitsOf } from "./page-hits.mjs";

const most = 12;
const field = document.querySelector("#search");
const found = document.querySelector("#found");
const hits = document.querySelector("#hits");
let index = null;

const load = () =>
  (index ??= import("./page-index.js").then(
    ({ entries }) => entries,
    () => (index = null),
  ));

const counted = (count) =>
  count === 0 ? "Nothing found." : count > most ? `The first ${most} of ${count}` : `${count} found`;

const show = async () => {
  const typed = field.value.trim();
  const entries = await load();
  if (typed !== field.value.trim()) return;
  const all = entries === null ? [] : hitsOf(entries, typed);
  found.textContent = typed === "" ? "" : entries === null ? "The search could not be loaded." : counted(all.length);
  hits.replaceChildren(
    ...all.slice(0, most).map(([title, href, beside]) => {
      const [item, link, small] = ["li", "a", "small"].map((name) => document.createElement(name));
      link.href = href;
      link.textContent = title;
      small.textContent = ` ${beside}`;
      item.append(link, small);
      return item;
    }),
  );
};

const close = () => {
  field.value = "";
  void show();
};

document.querySelector(".search").hidden = false;
field.addEventListener("focus", load, { once: true });
field.addEventListener("input", show);
field.addEventListener("keydown", ({ key }) => key === "Escape" && close());
// A hit on the same page leaves the page where it is.
hits.addEventListener("click", ({ target }) => target.closest("a") !== null && close());
