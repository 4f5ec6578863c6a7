// Writes the site into the folder that it is given, in the condition under which the domain is taken from its sources.
import { resolve } from "node:path";
import { writeSite } from "./write-site.mjs";

await writeSite(resolve(process.argv[2] ?? ".kontor/docs"));
