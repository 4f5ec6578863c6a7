// What a call that failed comes to: a refusal by its tag, or the answer that the specification names. [API-01] [API-03] [SES-04] [SES-06] [SES-08] [VAT-03]
import * as Effect from "effect/Effect";
import { describe, expect, it } from "vitest";
import { Catalogs } from "@kontor/domain/shop/catalog";
import { CartDesk, OrderDesk } from "@kontor/domain/shop/checkout";
import { Countries, Customers } from "@kontor/domain/shop/customer";
import { type AnsweredName, DomainDesk } from "@kontor/domain/shop/domain-name";
import { VatRates, VisitorCountry } from "@kontor/domain/shop/vat";
import { ContentUsers, Sessions } from "@kontor/domain/visitor/session";
import {
  addressOrNull,
  answerOf,
  featureFlags,
  type HttpSettings,
  vatCountryOfCustomer,
} from "../src/layers/http/index.ts";
import { cart, intent, json, problem, quote, shopWith } from "./answering.ts";

const readCart = Effect.flatMap(CartDesk, ({ byId }) => byId("c1"));

describe("refusals", () => {
  it("[API-01] come by tag with their facts and their rule", async () => {
    const { shop } = shopWith(() =>
      problem("AdditionMaximumReached", 422, { rule: "CRT-02", facts: { addition: "ip", maximum: 3 } }),
    );
    expect(await shop.runResult(readCart)).toEqual({
      ...(await shop.runResult(readCart)),
      failure: { _tag: "AdditionMaximumReached", rule: "CRT-02", addition: "ip", maximum: 3 },
    });
  });
  it("[CHK-07] a changed quote comes with the present one", async () => {
    const { shop } = shopWith(() => problem("QuoteChanged", 409, { facts: { expected: "h" }, quote }));
    expect(await shop.runResult(Effect.flatMap(OrderDesk, ({ place }) => place(intent)))).toMatchObject({
      failure: { _tag: "QuoteChanged", expected: "h", current: { total: 0, derivation: { amount: 0 } } },
    });
  });
  it("[CRT-01] a changed cart comes with the present one", async () => {
    const { shop } = shopWith(() =>
      problem("CartChanged", 409, { facts: { version: 4 }, cart: { ...cart, version: 4 } }),
    );
    expect(await shop.runResult(readCart)).toMatchObject({
      failure: { _tag: "CartChanged", version: 4, cart: { version: 4 } },
    });
  });
  it("[CUS-11] a refused address names each field", async () => {
    const { shop } = shopWith(() =>
      problem("AddressRefused", 422, {
        errors: [
          { field: "city", refusal: "CityInvalid", rule: "CUS-06", detail: "" },
          { field: "phone", refusal: "PhoneInvalid", rule: "CUS-04", detail: "", facts: { example: "+49" } },
        ],
      }),
    );
    const address = {
      kind: "private",
      company: null,
      firstName: "E",
      lastName: "M",
      street: "",
      postCode: "",
      city: "1",
      country: "DE",
      phone: "",
      fax: null,
      email: "",
      vatId: null,
    } as const;
    expect(await shop.runResult(Effect.flatMap(Customers, ({ store }) => store(address, "de")))).toMatchObject({
      failure: {
        fields: [
          { field: "city", refusal: { _tag: "CityInvalid", rule: "CUS-06" } },
          { field: "phone", refusal: { _tag: "PhoneInvalid", example: "+49" } },
        ],
      },
    });
  });
  it.each([
    ["an unknown tag", problem("Invented", 418)],
    ["no problem document", json("oops", 500)],
  ])("[API-03] %s is an unknown error", async (_, answer) => {
    const { shop } = shopWith(() => answer.clone());
    expect(await shop.runResult(readCart)).toMatchObject({ failure: { _tag: "UnknownError" } });
  });
  it("[SES-06] too many attempts say how long to wait", async () => {
    const { shop } = shopWith(() =>
      json({ data: null, error: { status: 429, name: "RateLimitError", message: "Too many requests" } }, 429, {
        "retry-after": "17",
      }),
    );
    expect(
      await shop.runResult(
        Effect.flatMap(ContentUsers, ({ enter }) => enter({ by: "login", identifier: "a", password: "b" })),
      ),
    ).toMatchObject({ failure: { _tag: "TooManyAttempts", wait: 17 } });
  });
  it("[DOM-05] [DOM-09] a limit of domain checks keeps its wait, any other failure of the call is a failed check", async () => {
    const { shop } = shopWith((_, attempt) =>
      attempt === 1 ? problem("DomainRateLimited", 429, { facts: { retryAfterSeconds: 9 } }) : json({}, 500),
    );
    const check = Effect.flatMap(DomainDesk, (desk) => desk.check("a.de"));
    expect(await shop.runResult(check)).toMatchObject({ failure: { _tag: "DomainRateLimited", retryAfterSeconds: 9 } });
    expect(await shop.runResult(check)).toMatchObject({ failure: { _tag: "DomainCheckFailed" } });
  });
  it("[DOM-08] many answers are emitted line by line, however they are cut", async () => {
    const answer = {
      name: { ascii: "a.de", unicode: "ä.de", label: "a", ending: "de" },
      hints: [],
      otherSpelling: null,
      availability: "available",
      offer: "register",
    };
    const text = [
      { name: "ä.de", success: true, result: answer },
      { name: "?", success: false, problem: { refusal: "DomainNameInvalid", facts: { typed: "?" } } },
    ]
      .map((line) => `${JSON.stringify(line)}\n`)
      .join("");
    const bytes = new TextEncoder().encode(text);
    const { shop } = shopWith(
      () =>
        new Response(
          new ReadableStream({
            start: (control) => {
              for (let at = 0; at < bytes.length; at += 7) control.enqueue(bytes.slice(at, at + 7));
              control.close();
            },
          }),
          { headers: { "content-type": "application/x-ndjson" } },
        ),
    );
    const answered: AnsweredName[] = [];
    await shop.run(
      Effect.flatMap(DomainDesk, ({ checkAll }) => checkAll(["ä.de", "?"], (line) => void answered.push(line))),
    );
    expect(answered).toMatchObject([
      { typed: "ä.de", answer: { success: { offer: "register" } } },
      { typed: "?", answer: { failure: { _tag: "DomainNameInvalid" } } },
    ]);
  });
});

describe("what a failure comes to", () => {
  const broken = (more: Partial<HttpSettings> = {}) => shopWith(() => json({}, 500), { retries: 0, ...more });

  it("[SES-08] the address is null and the VAT result is no success and says DE", async () => {
    const { shop } = broken();
    expect(await shop.run(addressOrNull)).toBeNull();
    expect(await shop.run(vatCountryOfCustomer)).toEqual({ success: false, country: { iso: "DE" } });
  });
  it("[SES-08] no address yet is no failure", async () => {
    const { shop } = shopWith(() => problem("AddressMissing", 409));
    expect(await shop.run(Effect.flatMap(Customers, ({ current }) => current))).toBeNull();
  });
  it("[API-04] customer update and single sign are no success, with their error", async () => {
    const { shop } = shopWith(() => problem("AddressLocked", 409));
    expect(await shop.run(answerOf(Effect.flatMap(Sessions, ({ singleSign }) => singleSign)))).toMatchObject({
      success: false,
      error: { _tag: "AddressLocked" },
    });
  });
  it("[SES-04] token information is null, and the hook hears of it", async () => {
    const heard: string[] = [];
    const { shop } = broken({ report: (message) => void heard.push(message) });
    expect(await shop.run(Effect.flatMap(Sessions, ({ information }) => information))).toBeNull();
    expect(heard).toEqual(["Error while fetching the token"]);
  });
  it("[VAT-03] the map of rates says why, and an empty one that it is empty", async () => {
    expect(await broken().shop.runResult(Effect.flatMap(VatRates, ({ map }) => map))).toMatchObject({
      failure: { _tag: "VatMapFailed", message: "Failed to fetch vat information; status 500" },
    });
    expect(
      await shopWith(() => json({ success: true, result: {} })).shop.runResult(
        Effect.flatMap(VatRates, ({ map }) => map),
      ),
    ).toMatchObject({
      failure: { message: "Failed to retrieve vat information." },
    });
  });
  it("[VAT-02] the visitor's country stays OTHER", async () =>
    expect(await broken().shop.run(Effect.flatMap(VisitorCountry, ({ country }) => country))).toBe("OTHER"));
  it("[CUS-14] the countries are not loaded", async () =>
    expect(await broken().shop.runResult(Effect.flatMap(Countries, ({ all }) => all))).toMatchObject({
      failure: { _tag: "CountriesNotLoaded" },
    }));
  it("[CRT-06] a failed referral is null, silently", async () =>
    expect(await broken().shop.run(Effect.flatMap(CartDesk, ({ refer }) => refer("c1", null)))).toBeNull());
  it("[API-01] feature flags are none, logged", async () => {
    const heard: string[] = [];
    expect(
      await Effect.runPromise(featureFlags({ ...broken().settings, report: (message) => void heard.push(message) })),
    ).toEqual([]);
    expect(heard).toEqual(["Error while fetching the feature flags"]);
  });
  it("[PRD-01] without a catalogue nothing goes on: a defect", async () =>
    await expect(broken().shop.runResult(Effect.flatMap(Catalogs, ({ current }) => current))).rejects.toThrow());
});
