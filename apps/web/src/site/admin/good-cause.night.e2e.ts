// A termination for good cause in the inbox of staff: refused without a reason, accepted with one, and its contract has ended. [ACC-05] [ADM-01]
import { aPerson, expect, test, walkedIn } from "../../../test/browser/shop.ts";
import { administrator, customerTab, haveOrder } from "../../../test/browser/staff.ts";
import { proof } from "../../../test/browser/walk.ts";

const worded = {
  en: {
    form: "Accept the good cause",
    contract: "Contract number",
    cause: "Why you accept the cause",
    button: "Accept and end the contract",
    done: "The contract has been ended",
    missing: "Please give a reason",
  },
  de: {
    form: "Wichtigen Grund anerkennen",
    contract: "Vertragsnummer",
    cause: "Warum Sie den Grund anerkennen",
    button: "Anerkennen und Vertrag beenden",
    done: "Der Vertrag wurde beendet",
    missing: "Bitte geben Sie einen Grund",
  },
} as const;

test("[ACC-05] [ADM-01] staff accept a good cause with a reason, and its contract has ended", async ({
  page,
  browser,
  shop,
}) => {
  await administrator(page, "/admin/inbox?locale=en");
  for (const locale of walkedIn("de")) {
    const [words, customer] = [worded[locale], aPerson()];
    const tab = await customerTab(browser, shop, customer, locale);
    const number = await haveOrder(tab, locale);
    const declared = await tab.request.post("/api/shop/declaration/cancellation", {
      data: {
        product: `${number}-1`,
        termination: "extraordinary",
        reason: "Out of order for weeks.",
        email: customer.email,
        emailRepeat: customer.email,
      },
      headers: { ...(await proof(tab)), "idempotency-key": crypto.randomUUID() },
    });
    expect(declared.status(), await declared.text()).toBe(201);
    const { result } = (await declared.json()) as { readonly result: { readonly id: string } };
    await page.goto(`/admin/inbox/${result.id}?locale=${locale}`);
    await page.getByRole("button", { name: words.form }).click();
    const form = page.getByRole("dialog", { name: words.form });
    // The contract that the declaration names stands there already.
    await expect(form.getByRole("textbox", { name: words.contract })).toHaveValue(`${number}-1`);
    await form.getByRole("textbox", { name: words.cause }).fill(" ");
    await form.getByRole("button", { name: words.button }).click();
    const cause = form.getByRole("textbox", { name: words.cause });
    await expect(cause).toHaveAccessibleDescription(new RegExp(words.missing));
    await expect(form.getByRole("textbox", { name: words.contract })).toHaveValue(`${number}-1`);
    await cause.fill("The server's log shows it.");
    await form.getByRole("button", { name: words.button }).click();
    await expect(page.getByText(words.done)).toBeVisible();
    await expect(form).toHaveCount(0);
    await tab.context().close();
  }
});
