// XML as data, written without a library: elements with attributes and either text or elements in them. [ACC-03]

export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: string | readonly Element[];
}

export const element = (
  name: string,
  content: Element["content"],
  attributes: Element["attributes"] = {},
): Element => ({
  name,
  content,
  attributes,
});

export const optional = (isThere: boolean, make: () => Element): readonly Element[] => (isThere ? [make()] : []);

export const written = (root: Element): string => `<?xml version="1.0" encoding="UTF-8"?>\n${markup(root)}\n`;

const markup = ({ name, attributes, content }: Element): string => {
  const head = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`)].join(" ");
  const inside = typeof content === "string" ? escaped(content) : content.map(markup).join("");
  return inside === "" ? `<${head}/>` : `<${head}>${inside}</${name}>`;
};

const escaped = (text: string): string =>
  text
    // Signs that XML 1.0 cannot hold.
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
