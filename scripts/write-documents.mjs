// Writes what follows from the domain: the tables of refusals, what docs/ says, and the shapes of what is stored; npm run generate runs it with the condition under which the domain is taken from its sources.
import { writeBook } from "./lib/law-book.mjs";
import { writeMachines } from "./lib/machines.mjs";
import { writeRefusals } from "./lib/refusals.mjs";
import { writeStoredShapes } from "./lib/stored-shapes.ts";

// First: the laws that the book reads import the tables.
await writeRefusals();
await writeBook();
await writeMachines();
await writeStoredShapes();
