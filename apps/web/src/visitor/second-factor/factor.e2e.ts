// A member of staff sets up a second factor, gives it at the next logins and removes it again, without scripts. [SES-07]
import { test } from "../../../test/browser/shop.ts";
import { secondFactorWalk } from "../../../test/browser/second-factor.ts";

test.use({ javaScriptEnabled: false });

test("[SES-07] [LOC-16] a second factor is set up, given at each login and removed, without scripts", async ({
  page,
  shop,
  refusalText,
}) => {
  await secondFactorWalk(page, "en", { shop, refusalText, look: async () => undefined, hasScripts: false });
});
