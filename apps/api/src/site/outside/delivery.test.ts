// Reports of an outside system on the items of an order: by its key alone, each state once, read by the customer in the account and in a letter. [OUT-03]
import { describe, expect, it } from "vitest";
import { customer, filledCart, lettersTo, order, type Person } from "../../../test/customers.ts";
import { type ApiResponse, type Loose, runningForFile } from "../../../test/harness.ts";
import { staffMember } from "../../../test/staff.ts";

const key = "a-key-of-the-tests-with-32-characters";
const shop = await runningForFile({ DELIVERY_KEY: key });
const { ask, api } = shop;
const text = { en: "Your web space is ready.", de: "Ihr Webspace ist bereit." };
const link = "https://panel.example.org/web/1";

const ordered = async (
  change: Readonly<Record<string, string>> = {},
): Promise<{ readonly person: Person; readonly placed: Loose }> => {
  const person = await customer(ask, change);
  return { person, placed: (await order(ask, person, await filledCart(ask, undefined, person.auth))).body.result };
};
const report = (contract: string, body: Loose, authorization = `Bearer ${key}`): Promise<ApiResponse> =>
  ask("PUT", `/shop/contracts/${contract}/delivery`, body, authorization === "" ? {} : { authorization });
const itemsOf = async (person: Person, id: string): Promise<Loose[]> =>
  (await ask("GET", `/shop/order/${id}/delivery`, undefined, person.auth)).body.result?.items;
/** Letters about deliveries alone. */
const lettersAbout = async (person: Person): Promise<readonly string[]> =>
  (await lettersTo(shop, person.email)).filter((letter) =>
    /angenommen|eingerichtet|bereit\.|is ready|accepted your/.test(letter),
  );

describe("delivery", () => {
  it("[OUT-03] is reported state by state; the customer reads each in the account and in a letter in their language", async () => {
    for (const [locale, words] of [
      ["de", ["ist bereit", text.de, "panel.example.org öffnen"]],
      ["en", ["is ready", text.en, "Open panel.example.org"]],
    ] as const) {
      const { person, placed } = await ordered({ locale });
      const contract = `${placed.id}-1`;
      expect(await itemsOf(person, placed.id)).toEqual([]);
      expect((await report(contract, { state: "accepted" })).status).toBe(200);
      expect(await itemsOf(person, placed.id)).toMatchObject([
        { contract, number: `${placed.number}-1`, state: "accepted", text: null },
      ]);
      await report(contract, { state: "setting-up" });
      const ready = await report(contract, { state: "ready", text, link });
      expect(ready.body.result).toMatchObject({ state: "ready", text, link });
      // Twice, as after an answer that was lost.
      for (let again = 0; again < 3; again += 1)
        expect((await report(contract, { state: "ready", text, link })).body).toEqual(ready.body);
      expect(await itemsOf(person, placed.id)).toMatchObject([
        { state: "ready", text, link, reportedAt: shop.clock.now },
      ]);
      const letters = await lettersAbout(person);
      expect(letters).toHaveLength(3);
      const letter = letters.find((each) => each.includes(link));
      for (const word of words) expect(letter).toContain(word);
      const back = await report(contract, { state: "setting-up" });
      expect([back.status, back.body.refusal]).toEqual([409, "DeliveryStateNotNext"]);
    }
  });

  it("[OUT-03] reports at the same moment are one after the other, and one letter", async () => {
    const { person, placed } = await ordered();
    const answers = await Promise.all(Array.from({ length: 6 }, () => report(`${placed.id}-1`, { state: "accepted" })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await lettersAbout(person)).toHaveLength(1);
  });

  it("[OUT-03] is reported by the key alone; a wrong one learns nothing of contracts", async () => {
    const { person, placed } = await ordered();
    for (const given of ["", "Bearer ", `Bearer ${key}x`, `Bearer ${key.slice(1)}`, person.auth["authorization"] ?? ""])
      expect([given, (await report(`${placed.id}-1`, { state: "accepted" }, given)).body.refusal]).toEqual([
        given,
        "TokenMissing",
      ]);
    expect((await report("none", { state: "accepted" }, "Bearer x")).status).toBe(401);
    expect((await report("none", { state: "accepted" })).body.refusal).toBe("ContractUnknown");
    const other = await customer(ask);
    expect((await ask("GET", `/shop/order/${placed.id}/delivery`, undefined, other.auth)).body.refusal).toBe(
      "OrderUnknown",
    );
    expect((await ask("GET", `/shop/order/${placed.id}/delivery`)).status).toBe(401);
  });

  it("[OUT-03] refuses what cannot be shown, and what ended; staff see how far an order is", async () => {
    const { person, placed } = await ordered();
    const contract = `${placed.id}-1`;
    for (const [body, refusal] of [
      [{ state: "ready" }, "DeliveryReportWrong"],
      [{ state: "ready", text: { en: " ", de: " " } }, "DeliveryReportWrong"],
      [{ state: "ready", text, link: "javascript:alert(1)" }, "DeliveryReportWrong"],
      [{ state: "ready", text, link: "http://panel.example.org" }, "DeliveryReportWrong"],
      [{ state: "lost" }, "RequestMalformed"],
    ] as const)
      expect([body, (await report(contract, body)).body.refusal]).toEqual([body, refusal]);
    await report(contract, { state: "failed", text: { en: "No disk is free.", de: "Keine Festplatte ist frei." } });
    const support = await staffMember(shop, "support");
    const record = (await ask("GET", `/shop/admin/orders/${placed.id}`, undefined, support.auth)).body.result;
    expect(record.delivery).toMatchObject([{ state: "failed", text: { en: "No disk is free." } }]);
    expect((await ask("POST", `/shop/contracts/${contract}/guarantee`, undefined, person.auth)).status).toBe(200);
    expect((await report(contract, { state: "ready", text })).body.refusal).toBe("DeliveryOver");
  });

  it("[OUT-03] [OPS-08] is limited by network", async () => {
    const statuses: number[] = [];
    for (let calls = 0; calls < 620; calls += 1) statuses.push((await report("none", { state: "accepted" })).status);
    expect(statuses.at(-1)).toBe(429);
    expect(
      await api.database.reads
        .selectFrom("item_deliveries")
        .select("contract_id")
        .where("contract_id", "=", "none")
        .execute(),
    ).toEqual([]);
  });
});
