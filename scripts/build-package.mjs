// `prepack` of a published package: builds the package in whose folder it runs. [HDL-06]
import { buildPackage } from "./lib/packages.mjs";
import { giveUp } from "./lib/say.mjs";

const result = await buildPackage(process.cwd());
if (result !== "") giveUp(result);
