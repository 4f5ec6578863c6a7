// Writes the bundle of the domain and the adapters where tests of the apps import it; the earlier one is replaced as a whole.
import { existsSync, renameSync, rmSync } from "node:fs";
import { at } from "./lib/places.mjs";
import { bundleModules, moduleFolder } from "./lib/module-bundle.mjs";

const fresh = at(`.kontor/modules-${process.pid}`);
const old = at(`.kontor/modules-${process.pid}-old`);

await bundleModules(fresh);
if (existsSync(moduleFolder)) renameSync(moduleFolder, old);
renameSync(fresh, moduleFolder);
rmSync(old, { recursive: true, force: true });
