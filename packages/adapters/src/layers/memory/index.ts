// Door of the layers in memory: a token store for terminals.
export { tokensInMemory } from "./tokens.ts";
