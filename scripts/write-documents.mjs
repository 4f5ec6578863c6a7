// Writes what follows from the domain: the tables of refusals, and what docs/ says; npm run generate runs it with the condition under which the domain is taken from its sources.
import { writeBook } from "./lib/law-book.mjs";
import { writeMachines } from "./lib/machines.mjs";
import { writeRefusals } from "./lib/refusals.mjs";

// First: the laws that the book reads import the tables.
await writeRefusals();
await writeBook();
await writeMachines();
