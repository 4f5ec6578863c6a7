// All tests of the mutated context as one file, so that a mutant costs one import of its context and not one for each of its test files.
const tests = import.meta.glob("./src/*/*/*.test.ts");

for (const [path, load] of Object.entries(tests)) if (path.startsWith(`./src/${process.env["MUTATED"]}/`)) await load();
