// Reads the HTML that React wrote into a tree of [tag, attributes, children], so that a peer can render the very same elements.
const empty = new Set([
  "area",
  "base",
  "br",
  "col",
  "embed",
  "hr",
  "img",
  "input",
  "link",
  "meta",
  "source",
  "track",
  "wbr",
]);
const token =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<(script|style)\b[\s\S]*?<\/\1>|<\/([\w-]+)>|<([\w-]+)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>|[^<]+/gi;
const named = {
  class: "className",
  for: "htmlFor",
  tabindex: "tabIndex",
  autocomplete: "autoComplete",
  maxlength: "maxLength",
  spellcheck: "spellCheck",
  inputmode: "inputMode",
  enterkeyhint: "enterKeyHint",
  hreflang: "hrefLang",
  charset: "charSet",
  crossorigin: "crossOrigin",
  novalidate: "noValidate",
  value: "defaultValue",
  checked: "defaultChecked",
};

const plain = (text) =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");

const attributesOf = (text) =>
  Object.fromEntries(
    [...text.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)]
      .filter(([, name]) => name !== "style" && name !== "selected")
      .map(([, name, value]) => [named[name.toLowerCase()] ?? name, value === undefined ? true : plain(value)]),
  );

/** The children of `<body>`, and how many elements they hold. */
export const bodyTree = (html) => {
  const body = html.slice(html.indexOf(">", html.indexOf("<body")) + 1, html.lastIndexOf("</body>"));
  const top = ["body", {}, []];
  const open = [top];
  const count = { elements: 0 };
  for (const [whole, , closing, opening, attributes] of body.matchAll(token)) {
    const parent = open.at(-1);
    if (closing !== undefined) open.pop();
    else if (opening !== undefined) {
      const element = [opening, attributesOf(attributes ?? ""), []];
      count.elements += 1;
      parent[2].push(element);
      if (!empty.has(opening.toLowerCase()) && !whole.endsWith("/>")) open.push(element);
    } else if (!whole.startsWith("<")) parent[2].push(plain(whole));
  }
  if (open.length !== 1) throw new Error(`the markup does not close ${open.length - 1} of its elements`);
  return { children: top[2], elements: count.elements };
};
