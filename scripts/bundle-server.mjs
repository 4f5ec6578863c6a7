// Writes the server's programs where `npm start` and the tests find them. A shop of an earlier build may still run there and load parts of
// itself later, and parts are named by their content: new parts come first, then the programs, and old parts stay for a week.
import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { at } from "./lib/places.mjs";
import { bundleServer, programs } from "./lib/server-bundle.mjs";

const week = 7 * 86_400_000;
const place = at(".kontor/server");
const fresh = at(`.kontor/server-${process.pid}`);
const isProgram = (name) => Object.keys(programs).some((program) => name.startsWith(`${program}.js`));

await bundleServer(fresh, "../..");
mkdirSync(place, { recursive: true });
const files = readdirSync(fresh);
for (const name of [...files.filter((file) => !isProgram(file)), ...files.filter(isProgram)])
  renameSync(`${fresh}/${name}`, `${place}/${name}`);
rmSync(fresh, { recursive: true });
for (const name of readdirSync(place))
  if (!files.includes(name) && Date.now() - statSync(`${place}/${name}`).mtimeMs > week) rmSync(`${place}/${name}`);
