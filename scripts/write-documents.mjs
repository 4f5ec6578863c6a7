// Writes what docs/ says of the domain; npm run generate runs it with the condition under which the domain is taken from its sources.
import { writeBook } from "./lib/law-book.mjs";
import { writeMachines } from "./lib/machines.mjs";

await writeBook();
await writeMachines();
