// The drawing of a machine from the text of its diagram: its states one below the other, each transition an arc, forward on the right, back on the left.

const row = 56;
const width = 232;
const height = 36;

const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const read = (text) => {
  const states = new Map();
  const edges = [];
  for (const line of text.split("\n").map((each) => each.trim())) {
    const state = /^state "(.+)" as (\w+)$/.exec(line);
    if (state !== null) states.set(state[2], state[1]);
    const edge = /^(\S+) --> (\S+?)(?:: (.*))?$/.exec(line);
    if (edge !== null) edges.push({ from: edge[1], to: edge[2], label: edge[3] ?? "" });
  }
  return { states, edges };
};

let drawings = 0;

/** @param {string} text */
export const drawing = (text) => {
  const { states, edges } = read(text);
  drawings += 1;
  const marker = `arrow-${drawings}`;
  const order = [...states.keys()];
  const yOf = (key) => 12 + order.indexOf(key) * row;
  const arcs = edges.filter(({ from, to }) => states.has(from) && states.has(to));
  // Transitions between the same two states share an arc.
  const pairs = [...new Map(arcs.map((edge) => [`${edge.from} ${edge.to}`, edge])).values()];
  const reach = Math.max(1, ...pairs.map(({ from, to }) => Math.abs(order.indexOf(from) - order.indexOf(to))));
  const side = 24 + Math.min(reach, 9) * 17;
  const left = side;
  const right = side + width;
  const first = edges.find(({ from }) => from === "[*]")?.to;
  const labelsOf = ({ from, to }) =>
    arcs
      .filter((edge) => edge.from === from && edge.to === to)
      .map(({ label }) => label)
      .join("; ");
  const path = (edge) => {
    const [a, b] = [order.indexOf(edge.from), order.indexOf(edge.to)];
    const bow = 16 + Math.min(Math.abs(a - b), 9) * 17;
    const middle = height / 2;
    const title = `<title>${escaped(`${states.get(edge.from)} → ${states.get(edge.to)}: ${labelsOf(edge)}`)}</title>`;
    if (a === b) {
      const y = yOf(edge.to) + middle;
      return `<path class="arc" marker-end="url(#${marker})" d="M${right} ${y - 9}c26 -6 26 24 3 18">${title}</path>`;
    }
    const [x, out] = a < b ? [right, bow] : [left, -bow];
    const [y1, y2] =
      a < b
        ? [yOf(edge.from) + middle + 5, yOf(edge.to) + middle - 5]
        : [yOf(edge.from) + middle - 5, yOf(edge.to) + middle + 5];
    const end = a < b ? 3 : -3;
    return `<path class="arc" marker-end="url(#${marker})" d="M${x} ${y1}C${x + out} ${y1} ${x + out} ${y2} ${x + end} ${y2}">${title}</path>`;
  };
  const boxes = order.map((key) => {
    const kind = key === "anywhere" ? "any" : key === first ? "first" : "state";
    return `<g class="${kind}" data-state="${escaped(states.get(key))}"><rect x="${left}" y="${yOf(key)}" width="${width}" height="${height}" rx="6"/><text x="${left + width / 2}" y="${yOf(key) + 23}">${escaped(states.get(key))}</text></g>`;
  });
  const [w, h] = [side * 2 + width, 24 + order.length * row - (row - height)];
  return `<div class="drawing" tabindex="0" role="region" aria-label="Diagram ${drawings}"><svg viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" role="img" aria-label="${order.length} states and ${arcs.length} transitions; the tables below name each"><defs><marker id="${marker}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path d="M0 0L8 4L0 8z"/></marker></defs>${pairs.map(path).join("")}${boxes.join("")}</svg></div>\n`;
};
