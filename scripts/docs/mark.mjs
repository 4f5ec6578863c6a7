// The provider's mark, as the shop draws it: in the colours of the page around it.
import { readFileSync } from "node:fs";
import { at } from "../lib/places.mjs";

export const mark = readFileSync(at("content/brand/logo.svg"), "utf8").trim();
