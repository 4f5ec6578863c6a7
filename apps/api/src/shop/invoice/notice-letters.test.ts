// Letters before the last day for notice over the database: twice, of an account that is gone, and of contracts from before there were such letters. [LIF-04]
import { describe, expect, it } from "vitest";
import { moneyText } from "@kontor/domain/visitor/locale";
import { lettersTo } from "../../../test/customers.ts";
import { cancel, withdraw } from "../../../test/declarations.ts";
import type { Running } from "../../../test/harness.ts";
import { documents, goTo, ordered, services, within } from "../../../test/contract-clock.ts";
import { writeNoticeLetters } from "./notice-letters.ts";

const year = { product: "web-m", billingMonths: 12 };
const plain = (text: string): string => text.replaceAll(/\s+/g, " ");

const lettersOf = async (shop: Running, email: string) => {
  const letters = (await lettersTo(shop, email)).map(plain);
  return {
    before: letters.filter((text) => text.includes("Der letzte Tag für Ihre Kündigung ist der")),
    after: letters.filter((text) => text.includes("hat sich verlängert")),
  };
};

const rowsOf = ({ api }: Running) =>
  api.database.reads.selectFrom("contracts").select(["id", "notice_day", "announced_renewal"]).orderBy("id").execute();

describe("letters before the last day for notice", () => {
  it("[LIF-04] one says what renews, until when, what it costs and how it ends, to the cent of the bill that follows; none follows at the renewal", () =>
    within(async (shop) => {
      const { person, placed } = await ordered(shop, year);
      goTo(shop, "2027-10-06");
      await shop.api.invoicing.run();
      expect((await lettersOf(shop, person.email)).before).toEqual([]);
      goTo(shop, "2027-10-07");
      await Promise.all([shop.api.invoicing.run(), writeNoticeLetters(services(shop))]);
      await writeNoticeLetters(services(shop));
      const { before } = await lettersOf(shop, person.email);
      expect(before).toHaveLength(1);
      const [letter = ""] = before;
      expect(letter).toContain(
        `Ihr Vertrag über Web M (${placed.number}-1) verlängert sich am 21. November 2027, wenn Sie ihn nicht vorher kündigen.`,
      );
      expect(letter).toContain("Neue Laufzeit bis zum 20. November 2028");
      expect(letter).toContain(
        "Der letzte Tag für Ihre Kündigung ist der 21. Oktober 2027; der Vertrag endet dann am 20. November 2027.",
      );
      expect(letter).toMatch(/Zum Vertrag in Ihrem Konto http\S+\/de\/konto\/vertraege\/\S+-1 /);
      expect(letter).toMatch(/Ohne Anmeldung kündigen http\S+\/de\/kontakt\/vertraege-kuendigen/);
      goTo(shop, "2027-11-22");
      await shop.api.invoicing.run();
      const [bill] = await documents(shop, placed.customerNumber);
      expect(letter).toContain(`${plain(moneyText("de", bill?.total ?? 0))} alle 12 Monate`);
      expect(bill?.issuedOn).toBe("2027-11-22");
      expect((await lettersOf(shop, person.email)).after).toEqual([]);
    }));

  it("[LIF-04] nothing is written of what was cancelled, withdrawn from, or goes from month to month, nor to an account that is gone", () =>
    within(async (shop) => {
      const cancelled = await ordered(shop, year);
      const notice = { category: "hosting", product: `${cancelled.placed.number}-1`, email: cancelled.person.email };
      const sent = await cancel(shop.ask, notice, cancelled.person.auth);
      expect(sent.status, sent.text).toBe(201);
      const returned = await ordered(shop, year);
      expect(
        (await withdraw(shop.ask, returned.placed.number, returned.person.email, returned.person.auth)).status,
      ).toBe(201);
      const monthly = await ordered(shop, { product: "vps-xs" });
      const gone = await ordered(shop, year);
      await shop.api.database.inTransaction((handle) =>
        handle.deleteFrom("customers").where("customer_number", "=", gone.placed.customerNumber).execute(),
      );
      goTo(shop, "2027-10-08");
      await shop.api.invoicing.run();
      for (const { person } of [cancelled, returned, monthly, gone])
        expect((await lettersOf(shop, person.email)).before).toEqual([]);
      expect(await writeNoticeLetters(services(shop)), "nothing is left to do").toBe(0);
    }));

  it("[LIF-04] contracts of a version before get the letter where its day is ahead or today; one whose day has passed is announced at its renewal", () =>
    within(async (shop) => {
      const { api } = shop;
      const { person } = await ordered(shop, year);
      const unset = () =>
        api.database.inTransaction((handle) => handle.updateTable("contracts").set({ notice_day: "" }).execute());
      await unset();
      goTo(shop, "2027-10-08");
      await shop.api.invoicing.run();
      expect(await rowsOf(shop)).toMatchObject([{ notice_day: "2028-10-07", announced_renewal: null }]);
      goTo(shop, "2027-11-21");
      await shop.api.invoicing.run();
      const first = await lettersOf(shop, person.email);
      expect([first.before.length, first.after.length]).toEqual([0, 1]);
      await unset();
      goTo(shop, "2028-10-07");
      await shop.api.invoicing.run();
      expect(await rowsOf(shop)).toMatchObject([{ notice_day: "2029-10-07", announced_renewal: "2028-11-21" }]);
      goTo(shop, "2028-11-21");
      await shop.api.invoicing.run();
      const second = await lettersOf(shop, person.email);
      expect([second.before.length, second.after.length]).toEqual([1, 1]);
    }));
});
