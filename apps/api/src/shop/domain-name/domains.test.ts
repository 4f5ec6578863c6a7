// Domain checks on the wire: one, and many with answers as they come. [DOM-01] [DOM-02] [DOM-05] [DOM-09]
import { describe, expect, it } from "vitest";
import { judge, operations, running, runningForFile } from "../../../test/harness.ts";

const { ask } = await runningForFile();
const check = (name: string, locale = "en") => ask("POST", "/shop/domain/check", { name }, { "shop-locale": locale });

describe("one name", () => {
  it("[DOM-01] available can be added, taken can be transferred, ours and unknown offer nothing", async () => {
    const outcome = async (name: string) => {
      const { availability, offer } = (await check(name)).body.result;
      return [availability, offer];
    };
    expect(await outcome("example-42.de")).toEqual(["available", "register"]);
    expect(await outcome("berlin.de")).toEqual(["taken", "transfer"]);
    expect(await outcome("ours-mein.de")).toEqual(["ours", null]);
    expect(await outcome("unclear-7.de")).toEqual(["unknown", null]);
  });

  it("[DOM-02] what was typed is reduced with hints, both scripts are shown", async () => {
    const { body } = await check("https://www.straße.de/x");
    expect(body.result).toMatchObject({
      name: { ascii: "xn--strae-oqa.de", unicode: "straße.de" },
      otherSpelling: { ascii: "strasse.de" },
    });
    expect(body.result.hints).toEqual(
      expect.arrayContaining(["scheme-removed", "path-removed", "subdomain-removed", "sharp-s"]),
    );
    expect((await check("wort")).body.result.name.ascii).toBe("wort.de");
  });

  it("[DOM-01] [FRM-07] a refusal contains the name that it is about, so that a browser can show it in its own words", async () => {
    const { body } = await ask("POST", "/shop/order/cart");
    const item = { kind: "domain", domain: { name: "berlin.de", acquisition: "register" } };
    const response = await ask("POST", `/shop/order/cart/${body.result.id}/items`, {
      version: body.result.version,
      item,
    });
    expect(response.body).toMatchObject({ refusal: "DomainTaken", facts: { name: "berlin.de" } });
    expect(Object.keys((await ask("GET", "/shop/order/cart/nobody")).body.facts)).toEqual(["cart"]);
  });

  it("[DOM-02] a name with a wrong form or an ending that is not sold is refused in both languages", async () => {
    expect((await check("a b.de")).body).toMatchObject({ status: 422, refusal: "DomainNameInvalid", rule: "DOM-02" });
    expect((await check("x.nowhere", "de")).body).toMatchObject({ refusal: "DomainEndingUnknown" });
    expect((await check("x.nowhere", "de")).body.detail).not.toBe((await check("x.nowhere")).body.detail);
  });

  it.each([
    ["verein.asso.fr", "asso.fr"],
    ["firma.gouv.fr", "gouv.fr"],
    ["asso.fr", "asso.fr"],
    ["firma.com.pl", "com.pl"],
    ["firma.org.uk", "org.uk"],
    ["amt.gv.at", "gv.at"],
    ["schule.edu.pl", "edu.pl"],
  ])("[DOM-02] [REP-5] %s is no name under an ending that is sold: .%s is a public suffix", async (typed, ending) =>
    expect((await check(typed)).body).toMatchObject({ status: 422, refusal: "DomainEndingUnknown", facts: { ending } }),
  );
  it.each(["ilove❤42.com", "schöne★aussicht.com", "x’y42.com"])(
    "[DOM-02] [REP-6] %s cannot be registered anywhere",
    async (typed) => expect((await check(typed)).body).toMatchObject({ status: 422, refusal: "DomainNameInvalid" }),
  );
});

describe("many names", () => {
  it("[DOM-01] each answer is a line by the contract; a refused name does not stop the others", async () => {
    const response = await ask("POST", "/shop/domain/checks", { names: ["example-42.de", "", "berlin.com"] });
    expect(response.headers["content-type"]).toContain("application/x-ndjson");
    const lines = response.text
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    const operation = operations.find(({ id }) => id === "checkDomains")!;
    for (const line of lines) expect(judge.answer(operation, 200, "application/x-ndjson", line)).toEqual([]);
    // As they come: what is no name is known at once.
    expect(lines.map(({ name, success }) => `${name} ${success}`).toSorted()).toEqual([
      " false",
      "berlin.com true",
      "example-42.de true",
    ]);
  });

  it("[DOM-01] one to a hundred names", async () => {
    expect((await ask("POST", "/shop/domain/checks", { names: [] })).status).toBe(400);
    expect(
      (await ask("POST", "/shop/domain/checks", { names: Array.from({ length: 101 }, (_, index) => `x-${index}.de`) }))
        .status,
    ).toBe(400);
  });

  it("[DOM-05] too many checks are refused with the wait, which ends", async () => {
    const other = await running();
    try {
      const names = Array.from({ length: 100 }, (_, index) => `n-${index}.de`);
      for (let round = 0; round < 3; round += 1)
        expect((await other.ask("POST", "/shop/domain/checks", { names })).status).toBe(200);
      const response = await other.ask("POST", "/shop/domain/check", { name: "noch-eine.de" }, { "shop-locale": "en" });
      expect(response.body).toMatchObject({
        status: 429,
        refusal: "DomainRateLimited",
        rule: "DOM-05",
        facts: { retryAfterSeconds: 60 },
        detail: "Rate limit exceeded. Please try again later.",
      });
      expect(response.headers["retry-after"]).toBe("60");
      other.clock.now += 60_000;
      expect((await other.ask("POST", "/shop/domain/check", { name: "noch-eine.de" })).status).toBe(200);
    } finally {
      await other.close();
    }
  });
});
