// A customer's year with the shop and its end, in the browser with a moved clock: orders, invoices, guarantee, withdrawal, renewal, another country, a VAT id, notice, data and deletion; in both languages, each with the mouse and with the keyboard alone. [ACC-01 to 07]
import { readFileSync } from "node:fs";
import { keyboard, mouse } from "../../../test/browser/hands.ts";
import { startShop } from "../../../test/browser/harness.ts";
import { aPerson, test } from "../../../test/browser/shop.ts";
import { customerOf, expect, noon } from "../../../test/browser/years.ts";

const words = {
  en: {
    austria: "Austria",
    withdraw: "Confirm withdrawal",
    cancel: "cancel now",
    reverse: "reverse charge",
    renews: "renews on 1 March 2028",
    lastDay: "The last day to cancel is 30 January 2028",
    renewed: "now runs until",
    ended: "ended on",
  },
  de: {
    austria: "Österreich",
    withdraw: "Widerruf bestätigen",
    cancel: "jetzt kündigen",
    reverse: "Steuerschuldnerschaft des Leistungsempfängers",
    renews: "verlängert sich am 1. März 2028",
    lastDay: "Der letzte Tag für Ihre Kündigung ist der 30. Januar 2028",
    renewed: "hat sich verlängert",
    ended: "ausgelaufen",
  },
} as const;

for (const [locale, hand, how] of [
  ["en", mouse, "with the mouse"],
  ["de", keyboard, "with the keyboard alone"],
] as const)
  test(`[ACC-01] [ACC-02] [ACC-03] [ACC-04] [ACC-05] [ACC-06] [ACC-07] [VAT-09] [CON-01] [CON-02] [CON-05] [LGL-02] [LGL-03] a year of a customer, ${locale}, ${how}`, async ({
    browser,
  }) => {
    test.setTimeout(600_000);
    const word = words[locale];
    const shop = await startShop({}, undefined, noon("2027-03-01"));
    const person = aPerson();
    const c = customerOf(browser, shop, { locale, hand, person });
    const { t } = c;

    try {
      await test.step("the first order and its invoice", async () => {
        await c.comes("2027-03-01");
        await c.puts("groupware/mail-solo", null);
        await c.puts("hosting/web-m", 12);
        await c.registers();
        // With an early start, so that the year begins on the day of the order.
        expect(await c.orders(true)).toBe("K-2027-000001");
        await c.letter("K-2027-000001");
        await c.document("R-2027-000001", { total: 5988 + 2280, vat: "19 %", city: "Berlin" });
      });

      await test.step("the guarantee of what does not please", async () => {
        await c.comes("2027-03-20");
        // The login of the order still lasts.
        await c.opens("contracts");
        await c.follow("Mail Solo");
        await c.follow(t("contracts.acts.guarantee"));
        await c.press(t("contracts.claim.confirm"));
        await c.sees(t("contracts.claim.done"));
        await c.sees(t("contracts.standing.ended"));
        await c.document("RK-2027-000001", { total: -2280, vat: "19 %", city: "Berlin" });
      });

      await test.step("a second order, and the withdrawal from a part of it", async () => {
        await c.comes("2027-04-05");
        await c.opens("panel", true);
        await c.puts("hosting/web-business", 1);
        await c.puts("hosting/web-xl", 1);
        await c.hand.press(
          c
            .page()
            .getByRole("link", { name: t("cart.toSummary") })
            .first(),
        );
        // Without one: the months begin on the 20th of April, once the withdrawal period is over.
        expect(await c.orders()).toBe("K-2027-000002");
        // A deal of the spring takes 5 euros off the first month of Web XL.
        await c.document("R-2027-000002", { total: 4489 + 899, vat: "19 %", city: "Berlin" });
        await c.comes("2027-04-12");
        await c.opens("contracts");
        await c.follow("Web Business");
        // The guarantee was for the first order.
        await expect(c.link(t("contracts.acts.guarantee"))).toHaveCount(0);
        await c.follow(t("contracts.acts.withdraw"));
        await c.press(word.withdraw);
        await c.sees(t("declaration.received.title.withdrawal"));
        await c.document("RK-2027-000002", { total: -4489, vat: "19 %", city: "Berlin" });
        await c.opens("contracts");
        await c.follow("Web Business");
        await c.sees(t("contracts.standing.withdrawn"));
      });

      await test.step("another country: its VAT from then on, and what was billed stays", async () => {
        await c.comes("2027-05-21");
        await c.letter("R-2027-000003");
        await c.opens("panel", true);
        await c.document("R-2027-000003", { total: 1399, vat: "19 %", city: "Berlin" });
        await c.opens("panel");
        await c.follow(t("account.changeAddress"));
        await c.type(t("login.fields.street"), "Ringstraße 2");
        await c.type(t("login.fields.postCode"), "1010");
        await c.type(t("login.fields.city"), "Wien");
        await c.hand.select(c.main().getByLabel(t("login.fields.country"), { exact: true }), word.austria);
        await c.press(t("settings.address.save"));
        await c.sees(t("settings.address.saved"));
        await c.comes("2027-06-21");
        await c.letter("R-2027-000004");
        await c.opens("panel", true);
        // 13.99 with 19 % are 11.76 without, and 14.11 with 20 %.
        await c.document("R-2027-000004", { total: 1411, vat: "20 %", city: "Wien" });
        await c.document("R-2027-000003", { total: 1399, vat: "19 %", city: "Berlin" });
      });

      await test.step("a VAT id: the next invoice is without VAT and says why", async () => {
        await c.opens("panel");
        await c.follow(t("account.changeAddress"));
        await c.hand.tick(c.main().getByLabel(t("login.kind.business"), { exact: true }));
        await c.type(t("login.fields.company"), "Muster Hosting");
        await c.hand.type(c.main().locator("#field-vatId"), "ATU13585627");
        await c.press(t("settings.address.save"));
        await c.sees(t("settings.address.saved"));
        // A day later than in June, since a login lasts thirty days to the second.
        await c.comes("2027-07-22");
        await c.letter("R-2027-000005");
        await c.opens("panel", true);
        await c.sees("ATU13585627");
        await c.document("R-2027-000005", { total: 1176, vat: null, city: "Wien" });
        await c.sees(new RegExp(word.reverse, "i"));
        await c.document("R-2027-000004", { total: 1411, vat: "20 %", city: "Wien" });
      });

      await test.step("a letter before the last day for notice says what the next year costs", async () => {
        await c.comes("2028-01-16");
        const letter = await c.letter(word.renews);
        for (const part of [word.lastDay, c.money(12 * 419)]) expect(letter.text).toContain(part);
        await c.opens("contracts", true);
        await c.follow("Web M");
        await c.sees(t("contracts.facts.lastDay"));
      });

      await test.step("the year is over: renewal and invoice, of which no letter says once more that it renews", async () => {
        await c.comes("2028-03-01");
        // Five months of Web XL were billed in January, and two are beside it.
        await c.letter("R-2028-000008");
        await c.opens("panel", true);
        const letters = await c.letters();
        const bills = letters.filter(
          ({ subject, text }) => subject.includes("R-2028-") && text.includes(c.money(12 * 419)),
        );
        expect(bills).toHaveLength(1);
        expect(letters.filter(({ text }) => text.includes(word.renewed))).toEqual([]);
        expect(letters.filter(({ text }) => text.includes(word.lastDay))).toHaveLength(1);
        const [number = ""] = /R-2028-\d{6}/.exec(bills[0]?.subject ?? "") ?? [];
        // 4.99 with 19 % are 4.19 without.
        await c.document(number, { total: 12 * 419, vat: null, city: "Wien" });
        await c.opens("contracts");
        await c.follow("Web M");
        await c.sees(t("contracts.standing.running"));
      });

      await test.step("notice for all that runs", async () => {
        for (const product of ["Web M", "Web XL"]) {
          await c.opens("contracts");
          await c.follow(product);
          await c.follow(t("contracts.acts.cancel"));
          await c.press(word.cancel);
          await c.follow(t("declaration.received.contract"));
          await c.sees(t("contracts.standing.cancelled"));
        }
        await c.opens("panel");
        await c.follow(t("account.nav.own-data"));
        await c.type(t("settings.password"), person.password);
        await c.press(t("own-data.delete.button"));
        await expect(c.main().getByRole("alert")).toBeVisible();
      });

      await test.step("everything has ended: the data as a file, then the deletion", async () => {
        await c.comes("2029-03-02");
        await c.letter(word.ended);
        await c.opens("panel", true);
        await c.follow(t("account.nav.own-data"));
        const downloading = c.page().waitForEvent("download");
        await c.follow(t("own-data.download.button"));
        const file = readFileSync(await (await downloading).path(), "utf8");
        for (const part of [
          "K-2027-000001",
          "K-2027-000002",
          "R-2027-000001",
          "RK-2027-000002",
          "ATU13585627",
          person.email,
        ])
          expect(file).toContain(part);
        await c.type(t("settings.password"), person.password);
        await c.press(t("own-data.delete.button"));
        const alert = c.main().getByRole("alert");
        await expect(alert).toContainText(/money is open|Geld offen/);
        await c.pays(25309);
        await c.type(t("settings.password"), person.password);
        await c.press(t("own-data.delete.button"));
        await c.sees(t("account.said.deleted"));
        await c.opens("invoices");
        await c.type(t("login.returning.email"), person.email);
        await c.type(t("login.returning.password"), person.password);
        await c.press(t("login.returning.login"));
        await c.sees(t("login.summaryTitle"));
        // Each document came once, and no number is missing.
        const subjects = (await c.letters()).map(({ subject }) => subject);
        for (const [series, count] of [
          ["R-2027-", 5],
          // Web M's year, and seven months of Web XL, in which the shop came but twice.
          ["R-2028-", 8],
          // Its last month.
          ["R-2029-", 1],
          ["RK-2027-", 2],
        ] as const) {
          const numbers = subjects.flatMap(
            (subject) => new RegExp(`\\b${series}(\\d{6})`).exec(subject)?.slice(1) ?? [],
          );
          expect(
            numbers.map(Number).toSorted((a, b) => a - b),
            series,
          ).toEqual(Array.from({ length: count }, (_, at) => at + 1));
        }
      });
    } finally {
      await c.at.context?.close();
      await shop.close();
    }
    expect(c.faults).toEqual([]);
  });
