// The search: read and indexed when its field is entered, never before; a rule is found by its id.
import MiniSearch from "minisearch";

const place = document.querySelector(".search");
const field = document.querySelector("#search");
const found = document.querySelector("#found");
const hits = document.querySelector("#hits");
const root = document.body.dataset.root;
let index = null;

const load = () =>
  (index ??= fetch(`${root}assets/search.json`)
    .then((answer) => answer.json())
    .then((entries) => {
      const search = new MiniSearch({
        fields: ["title", "page", "text"],
        storeFields: ["title", "page"],
        tokenize: (text) => text.split(/[\s`"'()[\]{},.;:!?|/<>…·]+/u).filter(Boolean),
        searchOptions: { boost: { title: 4, page: 2 }, prefix: true, combineWith: "AND" },
      });
      search.addAll(entries);
      return search;
    })
    .catch(() => {
      index = null;
      return null;
    }));

const show = async () => {
  const words = field.value.trim();
  const search = await load();
  if (words !== field.value.trim()) return;
  const all = words === "" || search === null ? [] : search.search(words);
  found.textContent =
    words === ""
      ? ""
      : search === null
        ? "The search could not be loaded."
        : all.length === 0
          ? "Nothing found."
          : all.length > 12
            ? `The first 12 of ${all.length}`
            : `${all.length} found`;
  hits.replaceChildren(
    ...all.slice(0, 12).map(({ id, title, page }) => {
      const [item, link] = [document.createElement("li"), document.createElement("a")];
      link.href = root + id;
      link.textContent = title;
      item.append(link, page === "" ? "" : ` ${page}`);
      return item;
    }),
  );
};

place.hidden = false;
field.addEventListener("focus", load, { once: true });
field.addEventListener("input", show);
field.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  field.value = "";
  void show();
});
