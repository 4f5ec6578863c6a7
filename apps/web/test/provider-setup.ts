// Each file of tests begins as the demo's shop: pages are made without a site that would read its folder.
import { demoContent } from "../../api/src/platform/settings/content-directory.ts";
import { readProvider } from "../src/platform/provider/folder.ts";
import { brandOf } from "../src/platform/server/brand.ts";
import { whenMissing } from "../src/platform/texts/server-texts.ts";
import { beginAs } from "../src/shell/provider.ts";

export const demoBranded = await brandOf({ ...readProvider(demoContent), sheet: "" }, null);

beginAs(demoBranded.brand);

// No page of a test shows the key of a text.
whenMissing((namespace, key) => {
  throw new Error(`there is no text ${namespace}:${key}`);
});
