// Before tests of what is built on the domain: the bundle they import is that of the present sources.
export { builtModules as default } from "./built.mjs";
