// One process that does nothing but renderToString: reads page and shell, renders, prints the processor time a rendering takes, in milliseconds.
import { readFileSync } from "node:fs";

const [bundle, facts, warm, times] = process.argv.slice(2);
const { page, shell, path } = JSON.parse(readFileSync(facts, "utf8"));
const { homeTree } = await import(bundle);
const render = await homeTree(path, page, shell);
// The first rendering fetches the lazy screen; from the second on the tree is whole.
render();
await new Promise((go) => setTimeout(go, 200));
const html = render();
for (let i = 0; i < Number(warm); i += 1) render();
const before = process.cpuUsage();
for (let i = 0; i < Number(times); i += 1) render();
const { user, system } = process.cpuUsage(before);
console.log(
  JSON.stringify({
    perRender: (user + system) / 1000 / Number(times),
    length: html.length,
    hasHeading: html.includes("<h1"),
  }),
);
