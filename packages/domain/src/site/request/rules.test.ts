// The forms by the specification's table. [FRM-02] [FRM-03] [FRM-04] [FRM-08] [CUS-03] [CUS-09] [CUS-10] [LGL-02] [LGL-03] [LGL-05]
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { instant } from "#kernel/calendar";
import { someFacts as facts } from "./arbitraries.ts";
import {
  requestedSubscription,
  checkRequest,
  confirmationTime,
  confirmedSubscription,
  type Draft,
  emptyRequest,
  endedSubscription,
  type Form,
  legalSteps,
  isLinkDone,
  maySendNewsletter,
  receiptOf,
  requestFieldRefusal,
  type Typed,
  withField,
} from "./index.ts";

const filled = (form: Form, fields: Readonly<Record<string, Typed>>): Draft =>
  Object.entries(fields).reduce((draft, [field, value]) => withField(draft, field, value), emptyRequest(form));
const refusalsOf = (draft: Draft): unknown => {
  const checked = checkRequest(draft, facts);
  return Result.isSuccess(checked)
    ? checked.success.fields
    : checked.failure.map(({ field, refusal }) => `${field}: ${refusal._tag} ${refusal.rule}`);
};

const email = { email: "ada@example.org", emailRepeat: "ada@example.org" };
const ada = { firstName: "Ada", lastName: "Lovelace", ...email };
const contact = { ...ada, category: "hosting", message: "Hello" };

describe("cancellation", () => {
  const cancel = (fields: Readonly<Record<string, Typed>>) =>
    refusalsOf(filled("cancellation", { ...email, customerNumber: "4711", ...fields }));
  it("[FRM-02] [FRM-08] takes one identifier and an email, for the next possible date", () =>
    expect(cancel({})).toEqual({
      customerNumber: "4711",
      category: null,
      product: null,
      termination: "ordinary",
      reason: null,
      end: "next",
      street: null,
      city: null,
      email: "ada@example.org",
    }));
  it("[FRM-08] is empty refused for identifier, email and repeat alone", () =>
    expect(refusalsOf(emptyRequest("cancellation"))).toEqual([
      "customerNumber: ContractUnnamed FRM-08",
      "email: FieldRequired CUS-02",
      "emailRepeat: FieldRequired CUS-02",
    ]));
  it.each([
    [
      { customerNumber: "", product: "Web M" },
      { customerNumber: null, product: "Web M" },
    ],
    [{ customerNumber: " ", product: " " }, ["customerNumber: ContractUnnamed FRM-08"]],
    [{ customerNumber: "47a" }, ["customerNumber: CustomerNumberInvalid CUS-03"]],
    [{ category: "boats" }, ["category: ProductCategoryMissing CUS-09"]],
    [{ category: "vps" }, { category: "vps" }],
    [{ termination: "extraordinary" }, ["reason: FieldRequired FRM-08"]],
    [
      { termination: "extraordinary", reason: "Moved" },
      { termination: "extraordinary", reason: "Moved" },
    ],
    [{ termination: "sudden" }, ["termination: ChoiceMissing FRM-02"]],
    [
      { termination: "", end: "" },
      { termination: "ordinary", end: "next" },
    ],
    [
      { street: " ", city: " ", category: " " },
      { street: null, city: null, category: null },
    ],
    [{ product: "x".repeat(128) }, { product: "x".repeat(128) }],
    [{ reason: "kept to oneself" }, { termination: "ordinary", reason: null }],
    [{ end: "date" }, ["date: DateInvalid CUS-09"]],
    [{ end: "date", date: "20.11.2026" }, ["date: DatePast CUS-09"]],
    [{ end: "date", date: "31.12.2026" }, { end: "2026-12-31" }],
    [{ date: "not looked at" }, { end: "next" }],
    [{ end: "soon" }, ["end: ChoiceMissing FRM-02"]],
    [{ street: "Weg 1 ?" }, ["street: StreetInvalid CUS-06"]],
    [{ city: "Köln 1" }, ["city: CityInvalid CUS-06"]],
    [
      { street: "Domstraße 1", city: "Köln" },
      { street: "Domstraße 1", city: "Köln" },
    ],
    [{ emailRepeat: "ada@example.com" }, ["emailRepeat: EmailsDiffer CUS-02"]],
    [{ product: "x".repeat(129) }, ["product: TextTooLong FRM-03"]],
  ])("[FRM-02] [FRM-08] with %j: %j", (fields, expected) =>
    expect(cancel(fields)).toEqual(Array.isArray(expected) ? expected : expect.objectContaining(expected)),
  );
  it("[LGL-02] [LGL-03] takes two steps, worded by the law, and answers with a receipt of its time", () => {
    expect(legalSteps.cancellation.map(({ de }) => de)).toEqual(["Verträge hier kündigen", "jetzt kündigen"]);
    expect(legalSteps.withdrawal.map(({ en, de }) => [en, de])).toEqual([
      ["Withdraw from contract", "Vertrag widerrufen"],
      ["Confirm withdrawal", "Widerruf bestätigen"],
    ]);
    const filing = Result.getOrThrow(checkRequest(filled("cancellation", { ...email, product: "Web M" }), facts));
    expect(receiptOf(filing, "r-1", instant(1_795_000_000_000))).toEqual({
      id: "r-1",
      receivedAt: 1_795_000_000_000,
      email: "ada@example.org",
      filing,
    });
  });
});

describe("the other forms", () => {
  it("[LGL-03] withdrawal requires name, contract or order, email, and nothing else", () => {
    expect(refusalsOf(emptyRequest("withdrawal"))).toEqual([
      "name: FieldRequired LGL-03",
      "contract: FieldRequired LGL-03",
      "email: FieldRequired CUS-02",
    ]);
    const fields = { name: "ada lovelace", contract: "K-2026-000042", email: "ada@example.org" };
    expect(refusalsOf(filled("withdrawal", fields))).toEqual(fields);
  });
  it("[FRM-03] contact", () => {
    expect(refusalsOf(emptyRequest("contact"))).toEqual([
      "firstName: FieldRequired CUS-01",
      "lastName: FieldRequired CUS-01",
      "email: FieldRequired CUS-02",
      "emailRepeat: FieldRequired CUS-02",
      "category: ProductCategoryMissing CUS-09",
      "message: MessageMissing CUS-09",
    ]);
    expect(refusalsOf(filled("contact", contact))).toMatchObject({
      organisation: null,
      customerNumber: null,
      category: "hosting",
      message: "Hello",
    });
    expect(refusalsOf(filled("contact", { ...contact, message: "x".repeat(10_001) }))).toEqual([
      "message: TextTooLong FRM-03",
    ]);
  });
  it("[LGL-05] [FRM-03] an abuse notice also has the exact address, reasons and good faith", () => {
    expect(refusalsOf(filled("abuse", contact))).toEqual([
      "url: FieldRequired LGL-05",
      "reasons: FieldRequired LGL-05",
      "goodFaith: GoodFaithNotStated LGL-05",
    ]);
    const notice = { ...contact, url: "https://bad.example/page?id=1#x", reasons: "Phishing", goodFaith: true };
    expect(refusalsOf(filled("abuse", notice))).toMatchObject({ url: notice.url, reasons: "Phishing" });
    expect(refusalsOf(filled("abuse", notice))).not.toHaveProperty("goodFaith");
  });
  it.each([
    "bad.example",
    "javascript:alert(1)",
    "https://",
    "https://localhost/x",
    "https://a b.example",
    "ftp://a.example",
    "https://u@a",
  ])("[LGL-05] %s is no exact address", (url) =>
    expect(refusalsOf(filled("abuse", { ...contact, url, reasons: "x", goodFaith: true }))).toEqual([
      "url: UrlInvalid LGL-05",
    ]),
  );
  it.each(["http://a.example", "https://a.example:8080/x", "https://bücher.example/ü", "http://[2001:db8::1]/x"])(
    "[LGL-05] %s is an exact address",
    (url) =>
      expect(refusalsOf(filled("abuse", { ...contact, url, reasons: "x", goodFaith: true }))).toMatchObject({ url }),
  );
  it("[LGL-05] an address has at most 2048 characters", () => {
    const notice = (url: string) => refusalsOf(filled("abuse", { ...contact, url, reasons: "x", goodFaith: true }));
    const begin = "https://a.example/";
    expect(notice(begin.padEnd(2048, "x"))).toHaveProperty("url");
    expect(notice(begin.padEnd(2049, "x"))).toEqual(["url: TextTooLong FRM-03"]);
  });
  it("[CUS-10] [FRM-04] the newsletter needs its box", () => {
    expect(refusalsOf(filled("newsletter", { email: email.email }))).toEqual([
      "consent: NewsletterTermsNotAgreed CUS-10",
    ]);
    expect(refusalsOf(filled("newsletter", { email: email.email, consent: true }))).toEqual({ email: email.email });
  });
  it("[FRM-04] an application is for an open job, or on one's own initiative", () => {
    expect(refusalsOf(filled("application", { ...ada, message: "Hi" }))).toMatchObject({
      job: null,
      phone: null,
      files: [],
    });
    expect(
      refusalsOf(filled("application", { ...ada, message: "Hi", job: "support-agent", phone: "+491234567890" })),
    ).toMatchObject({
      job: "support-agent",
      phone: "+491234567890",
    });
    expect(refusalsOf(filled("application", { ...ada, message: "Hi", job: "pilot", phone: "0123" }))).toEqual([
      "job: JobNotOpen FRM-04",
      "phone: PhoneInvalid CUS-04",
    ]);
  });
  it("[FRM-04] sponsoring, privacy and product-pro", () => {
    expect(refusalsOf(filled("sponsoring", { ...ada, message: "Hi" }))).toEqual(["organisation: FieldRequired FRM-04"]);
    expect(refusalsOf(filled("sponsoring", { ...ada, message: "Hi", organisation: "Club 1", website: "x" }))).toEqual([
      "website: UrlInvalid LGL-05",
    ]);
    expect(refusalsOf(filled("privacy", { ...ada, message: "Hi" }))).toEqual(["concern: ChoiceMissing FRM-02"]);
    expect(refusalsOf(filled("privacy", { ...ada, message: "Hi", concern: "erasure" }))).toMatchObject({
      concern: "erasure",
    });
    expect(
      refusalsOf(filled("product-pro", { ...ada, message: "Hi", organisation: "Club 1", product: "boat" })),
    ).toEqual(["product: ProFormUnknown ADM-05"]);
    expect(
      refusalsOf(filled("product-pro", { ...ada, message: "Hi", organisation: "Club 1", product: "groupware" })),
    ).toMatchObject({
      product: "groupware",
    });
  });
  it("[FRM-01] a field that a form has not is refused for nothing", () =>
    expect(requestFieldRefusal("toString", emptyRequest("contact"), facts)).toBeNull());
});

describe("the newsletter's double opt-in", () => {
  const at = instant(1_795_000_000_000);
  const optIn = { now: at, code: "c0de", locale: "de", terms: "newsletter-1" } as const;
  const requested = requestedSubscription(null, "ada@example.org", optIn);
  it("[CUS-10] is sent only after the second step, with proof of both", () => {
    expect(maySendNewsletter(requested)).toBe(false);
    const confirmed = Result.getOrThrow(confirmedSubscription(requested, "c0de", instant(at + 60_000)));
    expect(confirmed).toMatchObject({
      state: "confirmed",
      requestedAt: at,
      confirmedAt: at + 60_000,
      terms: "newsletter-1",
    });
    expect(maySendNewsletter(confirmed)).toBe(true);
    expect(requestedSubscription(confirmed, "ada@example.org", { ...optIn, code: "other" })).toBe(confirmed);
    expect(endedSubscription(confirmed, instant(at + 90_000))).toMatchObject({
      state: "ended",
      confirmedAt: at + 60_000,
      endedAt: at + 90_000,
    });
  });
  it("[CUS-10] a link is good for a week, with its code, and not after the end", () => {
    expect(confirmationTime).toBe(604_800_000);
    const tag = (code: string, later: number) =>
      Result.isFailure(confirmedSubscription(requested, code, instant(at + later)));
    expect([tag("c0de", confirmationTime), tag("c0de", confirmationTime + 1), tag("c0dE", 0)]).toEqual([
      false,
      true,
      true,
    ]);
    expect(Result.isFailure(confirmedSubscription(null, "c0de", at))).toBe(true);
    expect(Result.isFailure(confirmedSubscription(endedSubscription(requested, at), "c0de", at))).toBe(true);
  });
  it("[CUS-10] one who asks twice may open either letter while the first one is good", () => {
    const twice = requestedSubscription(requested, "ada@example.org", {
      ...optIn,
      now: instant(at + 60_000),
      code: "new",
    });
    expect(twice).toMatchObject({ state: "asked", code: "c0de", requestedAt: at + 60_000 });
    const late = { ...optIn, now: instant(at + confirmationTime + 1), code: "new" };
    expect(requestedSubscription(requested, "ada@example.org", late).code).toBe("new");
  });
  it("[CUS-10] a link says at once whether it does anything", () => {
    const confirmed = Result.getOrThrow(confirmedSubscription(requested, "c0de", at));
    const opened = (link: "confirm" | "end", of: Parameters<typeof isLinkDone>[1]) =>
      Result.match(isLinkDone(link, of, "c0de", at), { onSuccess: String, onFailure: ({ _tag }) => _tag });
    expect([null, requested, confirmed, endedSubscription(confirmed, at)].map((of) => opened("confirm", of))).toEqual([
      "SubscriptionLinkNotValid",
      "false",
      "true",
      "SubscriptionLinkNotValid",
    ]);
    expect([null, requested, confirmed, endedSubscription(confirmed, at)].map((of) => opened("end", of))).toEqual([
      "SubscriptionLinkUnknown",
      "false",
      "false",
      "true",
    ]);
  });
  it("[CUS-10] one who left may come back by both steps again", () => {
    const again = requestedSubscription(endedSubscription(requested, at), "ada@example.org", { ...optIn, code: "new" });
    expect(again).toMatchObject({ state: "asked", code: "new", endedAt: null });
  });
});
