// Each file of tests begins as the demo's shop: pages are made without a site that would read its folder.
import { demoContent } from "../../api/src/platform/settings/content-directory.ts";
import { readProvider } from "../src/platform/provider/folder.ts";
import { brandOf } from "../src/platform/server/brand.ts";
import { beginAs } from "../src/shell/provider.ts";

export const demoBranded = await brandOf({ ...readProvider(demoContent), sheet: "" }, null);

beginAs(demoBranded.brand);
