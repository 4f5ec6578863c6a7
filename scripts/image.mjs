// npm run image: assembles the contents of a container in .kontor/image, or in the folder after `--to`; deploy/Containerfile copies it.
import { built } from "./lib/built.mjs";
import { installed } from "./lib/installed.mjs";
import { at } from "./lib/places.mjs";
import { say } from "./lib/say.mjs";

await installed();
await built();
const to = process.argv.indexOf("--to");
const folder = to === -1 ? at(".kontor/image") : process.argv[to + 1];
// Packages are imported once they are installed.
const { bytesIn, layOutImage } = await import("./lib/image.mjs");
await layOutImage(folder);
say(`${folder}: ${(bytesIn(folder) / 1e6).toFixed(0)} MB`);
