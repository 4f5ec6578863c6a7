// Before tests that start the server's programs: they are those of the present sources.
export { builtServer as default } from "./built.mjs";
