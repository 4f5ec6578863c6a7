// A file of openapi/ as data. The bundled server has another module in its place, which reads what was made of it when that was built (scripts/lib/server-bundle.mjs).
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { load } from "js-yaml";

export type ContractFile = "shop" | "content" | "refusals" | "descriptions";

const files = createRequire(import.meta.url);

export const contractFile = (name: ContractFile): unknown =>
  load(readFileSync(files.resolve(`@kontor/openapi/${name}.yaml`), "utf8"));
