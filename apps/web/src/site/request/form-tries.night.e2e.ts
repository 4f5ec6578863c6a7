// Forms in trouble: a lost answer, a double press, a login that ended meanwhile, an old token. Nothing is lost, and nothing is done twice. [FRM-01] [FRM-06]
import type { Form } from "@kontor/domain/site/request";
import {
  aMailbox,
  expectReceived,
  expectTyped,
  fillForm,
  formCall,
  formPath,
  forms,
  memoryFile,
  sendButton,
  storedQuery,
} from "../../../test/browser/forms.ts";
import { aPerson, expect, open, test, walkedIn } from "../../../test/browser/shop.ts";
import { call, haveAccount } from "../../../test/browser/walk.ts";
import { soundOf } from "../../../test/browser/sound.ts";
import { words } from "../../../test/browser/words.ts";

/** Declarations have such a test beside, with their review. */
type Tried = Exclude<Form, "cancellation" | "withdrawal">;

const rows: Readonly<Record<Tried, string>> = {
  sponsoring: "[FRM-04]",
  privacy: "[FRM-04]",
  "product-pro": "[FRM-04] [ADM-05]",
  application: "[FRM-04] [CNT-03]",
  newsletter: "[FRM-04] [CUS-10]",
  contact: "[FRM-03]",
  abuse: "[FRM-03] [LGL-05]",
};
const tried = forms.filter((form): form is Tried => Object.hasOwn(rows, form));

test.use({ viewport: { width: 320, height: 720 } });

for (const [at, form] of tried.entries())
  for (const locale of walkedIn(at % 2 === 0 ? "en" : "de"))
    test(`[FRM-01] [FRM-06] ${rows[form]} a form whose sender is logged out meanwhile, whose token is old and whose answer is lost is taken once: ${form}, ${locale}`, async ({
      page,
      shop,
    }) => {
      const email = aMailbox(form);
      const person = aPerson();
      const send = sendButton(page, form, locale);
      await haveAccount(page, person, locale);
      const entered = await call(page, "POST", "/auth/local", { identifier: person.email, password: person.password });
      expect(entered.status).toBe(200);
      await open(page, formPath(form, locale));
      await fillForm(page, form, email, memoryFile);
      await soundOf(page);
      // The login ends on the server, and the secret of this page's token with one in another tab.
      expect((await call(page, "POST", "/shop/auth/logout")).status).toBe(200);
      await page.context().clearCookies({ name: "csrf" });
      const keys: (string | undefined)[] = [];
      const statuses: number[] = [];
      const pattern = `**/api/shop/${formCall(form)}`;
      await page.route(pattern, async (route) => {
        const answer = await route.fetch();
        statuses.push(answer.status());
        // What is refused for its token gets through; the answer to what was taken does not.
        if (answer.status() === 403) return route.fulfill({ response: answer });
        keys.push(route.request().headers()["idempotency-key"]);
        return route.abort();
      });
      await send.click();
      await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
      expect(statuses.at(-1)).toBeLessThan(300);
      await expectTyped(page, form, email);
      await page.unroute(pattern);
      page.on("request", (request) => {
        if (request.method() === "POST" && request.url().endsWith(formCall(form)))
          keys.push(request.headers()["idempotency-key"]);
      });
      await send.dblclick();
      await expectReceived(page, form, locale, email);
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      await soundOf(page);
      expect(new Set(keys).size).toBe(1);
      expect(shop.rows(storedQuery(form), `%${email}%`)).toHaveLength(1);
      await shop.mailTo(email);
      expect(await shop.mailsTo(email)).toHaveLength(1);
      if (form === "newsletter") return;
      // Another one begins empty.
      await page.getByRole("button", { name: words(locale)(`message.received.again.${form}`) }).click();
      await expect(page.locator("main form [name=email]")).toHaveValue("");
    });
