// The end of a customer's year, in the browser with a moved clock: the renewal with its letter and its invoice, notice, and the end. The whole year is walked at night. [ACC-07]
import { mouse } from "../../../test/browser/hands.ts";
import { startShop } from "../../../test/browser/harness.ts";
import { aPerson, test } from "../../../test/browser/shop.ts";
import { haveAccount } from "../../../test/browser/walk.ts";
import { customerOf, expect, noon } from "../../../test/browser/years.ts";

test("[ACC-02] [ACC-03] [ACC-07] [CON-01] [CON-02] [LGL-02] a contract renews itself once with a letter and an invoice, and ends after its notice", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const shop = await startShop({}, undefined, noon("2027-03-01"));
  const person = aPerson();
  const c = customerOf(browser, shop, { locale: "en", hand: mouse, person });
  const { t } = c;
  try {
    await c.comes("2027-03-01");
    await haveAccount(c.page(), person);
    await c.opens("panel", true);
    await c.puts("hosting/web-m", 12);
    await c.hand.press(
      c
        .page()
        .getByRole("link", { name: t("cart.toSummary") })
        .first(),
    );
    await c.orders(true);
    // Its invoice is made before the year passes.
    await c.letter("R-2027-000001");

    await c.comes("2028-03-01");
    const renewal = await c.letter("now runs until 28 February 2029");
    await c.opens("panel", true);
    const number = /R-2028-\d{6}/.exec(renewal.subject)?.[0] ?? "";
    expect(renewal.attachments.map(({ filename }) => filename).join()).toContain(number);
    await c.opens("invoices");
    await c.follow(number);
    await expect(c.title()).toContainText(number);
    await c.sees("59.88");
    await c.sees("Berlin");
    await c.opens("contracts");
    await c.follow("Web M");
    await c.sees(t("contracts.standing.running"));
    await c.follow(t("contracts.acts.cancel"));
    await c.press("cancel now");
    await c.follow(t("declaration.received.contract"));
    await c.sees(t("contracts.standing.cancelled"));

    await c.comes("2029-03-02");
    await c.letter("ended on");
    await c.opens("contracts", true);
    await c.follow("Web M");
    await c.sees(t("contracts.standing.ended"));
    // The year that was renewed came once.
    expect((await c.letters()).filter(({ subject }) => /\bR-20(?:28|29)-/.test(subject))).toHaveLength(1);
  } finally {
    await c.at.context?.close();
    await shop.close();
  }
  expect(c.faults).toEqual([]);
});
