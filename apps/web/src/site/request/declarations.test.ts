// Cancelling and withdrawing as the server makes the pages: the links on every page, what each step comes to, and that nothing typed is lost. [LGL-02] [LGL-03] [FRM-01]
import { describe, expect, it } from "vitest";
import { readDay } from "@kontor/domain/kernel/calendar";
import { refusalText } from "@kontor/domain/site/refusal";
import { fixedPaths } from "@kontor/domain/site/routing";
import { locales, type Locale } from "@kontor/domain/visitor/locale";
import { answer } from "../../app/answer.ts";
import type { PageRequest } from "../../platform/page/services.ts";
import { contentAnswers } from "../../../test/content-fixture.ts";
import { answeredBy, facts, shopWith, type TestedShop } from "../../../test/shop-fixture.ts";
import type { PageOf } from "../../platform/page/model.ts";
import { messagesOf } from "../../platform/texts/server-texts.ts";
import { translatorOf } from "../../platform/texts/translate.ts";
import { receiptFile, receiptRows, receivedText } from "./rows-declared.ts";
import type { DeclarationView } from "./views.ts";

const open = shopWith(facts, contentAnswers());

/** The shop with an API that takes declarations, or does with them what the test says. */
const taking = (
  respond: (body: string, headers: Readonly<Record<string, string>>) => Response,
  shop = open,
): TestedShop =>
  answeredBy(shop, async (path, init) =>
    path.startsWith("/api/shop/declaration/") ? respond(String(init.body ?? ""), init.headers) : shop.send(path, init),
  );

const pageFor = async (path: string, services = open, posted?: PageRequest["posted"]) => {
  const request = {
    url: `https://kontor.example${path}`,
    headers: new Headers(),
    ...(posted === undefined ? {} : { posted }),
  };
  const answered = await answer(request, services);
  if (answered.kind !== "page") throw new Error(`${path} is ${answered.kind}`);
  return answered;
};

type Form = "cancellation" | "withdrawal";
const typed = (form: Form) =>
  form === "cancellation"
    ? {
        product: "Web M",
        termination: "extraordinary",
        reason: "Umzug\nnach Kiel",
        email: "a@example.org",
        emailRepeat: "a@example.org",
      }
    : { name: "Erika Mustermann", contract: "K-2026-000001", email: "a@example.org" };

const sent = async (
  form: Form,
  act: string,
  fields: Readonly<Record<string, string>>,
  services = open,
  locale: Locale = "de",
  forged: "CrossSiteRequest" | null = null,
) => {
  const posted = { fields: new URLSearchParams({ act, ...fields }), forged };
  const { page } = await pageFor(fixedPaths[`${form}-form`][locale], services, posted);
  return page as PageOf<"declaration", DeclarationView>;
};

const receipt = (form: Form, fields: object) => ({
  id: "3f2a91bc-4a0f-4d27-9f43-6f2f0f7f1a55",
  receivedAt: Date.UTC(2026, 10, 21, 11, 0, 0),
  email: "a@example.org",
  filing: { form, fields },
});

describe("the links", () => {
  it.each(locales)(
    "[LGL-02] [LGL-03] stand in the words of the law on every page, also where the shop is closed or a page is missing: %s",
    async (locale) => {
      const closed = { ...shopWith({}), publicUrl: "https://closed-for-rights.example" };
      const words =
        locale === "de"
          ? ["Verträge hier kündigen", "Vertrag widerrufen"]
          : ["Cancel contracts here", "Withdraw from contract"];
      for (const [path, services] of [
        [`/${locale}`, open],
        [`/${locale}/nothing-here`, open],
        [`/${locale}`, closed],
      ] as const)
        expect((await pageFor(path, services)).shell.rights.map(({ title }) => title)).toEqual(words);
    },
  );
});

describe.each(["cancellation", "withdrawal"] as const)("%s", (form) => {
  it("[LGL-02] [LGL-03] has the button that the law prescribes, is reviewed on demand, and received with date and time", async () => {
    const { page: blank } = await pageFor(fixedPaths[`${form}-form`].de);
    if (blank.kind !== "declaration") throw new Error("no form");
    const formKey = blank.data.key;
    const review = await sent(form, "review", { ...typed(form), key: formKey });
    expect([review.status, review.data.isReviewed, review.data.words[1], review.head.indexed]).toEqual([
      200,
      true,
      form === "cancellation" ? "jetzt kündigen" : "Widerruf bestätigen",
      false,
    ]);
    const { key } = review.data;
    expect(key).toBe(formKey);
    const heard: unknown[] = [];
    const api = taking((body, headers) => {
      heard.push([JSON.parse(body), headers["idempotency-key"], headers["shop-locale"]]);
      const { emailRepeat: _, ...fields } = typed(form) as Record<string, string>;
      return Response.json({ success: true, result: receipt(form, fields) }, { status: 201 });
    });
    const received = await sent(form, "confirm", { ...review.data.typed, key }, api);
    expect(heard).toEqual([[expect.objectContaining(typed(form)), expect.stringMatching(/^[\da-f]{64}$/), "de"]]);
    expect(received).toMatchObject({ status: 200, data: { isReviewed: false, errors: [], problem: null } });
    const taken = received.data.receipt;
    if (taken === null) throw new Error("not received");
    const words = {
      t: translatorOf("de", messagesOf("de", "declaration")["declaration"]),
      locale: "de" as const,
      zone: "Europe/Berlin",
    };
    const moment = receivedText(words, taken.receivedAt);
    const rows = receiptRows(words, taken, received.data.categories);
    expect(moment.replaceAll("\u00a0", " ")).toBe("21. November 2026 um 12:00 Uhr (MEZ)");
    expect(rows.slice(0, 2).map(({ value }) => value)).toEqual(["3F2A-91BC", moment]);
    const file = decodeURIComponent(receiptFile(words, taken, received.data.recipient, rows).href);
    expect(file).toContain(`Eingegangen: ${moment}`);
    for (const value of Object.values(typed(form))) if (value !== "extraordinary") expect(file).toContain(value);
  });

  it("[FRM-01] [FRM-05] keeps what was typed on every refusal, and says what is wrong in the page's language", async () => {
    const wrong = { ...typed(form), email: "no address" };
    const refused = await sent(form, "confirm", wrong, open, "en");
    expect(refused).toMatchObject({ status: 422, data: { isReviewed: false, receipt: null, typed: wrong } });
    expect(refused.head.title).toMatch(/^Error: /);
    expect(refused.data.errors[0]).toEqual({ field: "email", text: "Please enter a valid email address" });
    const changed = await sent(form, "change", wrong);
    expect(changed).toMatchObject({
      status: 200,
      data: { isReviewed: false, receipt: null, typed: wrong, errors: [] },
    });
    const forged = await sent(
      form,
      "confirm",
      typed(form),
      taking(() => Response.error()),
      "de",
      "CrossSiteRequest",
    );
    expect(forged).toMatchObject({ status: 403, data: { isReviewed: false, receipt: null, typed: typed(form) } });
    expect(forged.data.problem).toContain("anderen Website");
  });

  it("[LGL-02] [LGL-03] is one declaration however often it is sent, another one where something was changed, or from another form", async () => {
    const heard: string[] = [];
    const api = taking((_, headers) => {
      heard.push(headers["idempotency-key"] ?? "");
      return Response.json({ success: true, result: receipt(form, typed(form)) }, { status: 201 });
    });
    const keys = ["3f2a91bc-4a0f-4d27-9f43-6f2f0f7f1a55", "3f2a91bc-4a0f-4d27-9f43-6f2f0f7f1a56"] as const;
    for (const [key, email] of [
      [keys[0], "a@example.org"],
      [keys[0], "a@example.org"],
      [keys[0], "b@example.org"],
      [keys[1], "a@example.org"],
    ] as const)
      await sent(form, "confirm", { ...typed(form), email, emailRepeat: email, key }, api);
    expect(heard[1]).toBe(heard[0]);
    expect(new Set(heard).size).toBe(3);
  });

  it("[FRM-01] [OPS-10] keeps what was typed and the key when the API refuses or is away, so that the same is sent again", async () => {
    const key = "3f2a91bc-4a0f-4d27-9f43-6f2f0f7f1a55";
    const confirm = (respond: () => Response) => sent(form, "confirm", { ...typed(form), key }, taking(respond));
    const problem =
      (status: number, refusal: string, more = {}) =>
      () =>
        Response.json({ refusal, detail: `told ${refusal}`, ...more }, { status });
    const away = await confirm(problem(503, "Unavailable"));
    expect(away).toMatchObject({ status: 503, data: { isReviewed: false, receipt: null, key, typed: typed(form) } });
    expect(away.data.problem).toBe("Es ist ein Fehler aufgetreten, bitte versuchen Sie es später erneut");
    const many = await confirm(problem(429, "TooManyAttempts"));
    expect(many).toMatchObject({
      status: 429,
      data: { isReviewed: false, receipt: null, key, problem: "told TooManyAttempts" },
    });
    const used = await confirm(problem(409, "RequestKeyUsed"));
    expect(used).toMatchObject({
      status: 409,
      data: { isReviewed: false, receipt: null, typed: typed(form), problem: "told RequestKeyUsed" },
    });
    const fields = await confirm(problem(422, "RequestRefused", { errors: [{ field: "email", detail: "not taken" }] }));
    expect(fields).toMatchObject({
      status: 422,
      data: { isReviewed: false, receipt: null, errors: [{ field: "email", text: "not taken" }] },
    });
    const broken = await confirm(() => {
      throw new Error("no connection");
    });
    expect(broken.status).toBe(503);
  });

  it("[LGL-02] [LGL-03] stands while the shop has no prices to show", async () => {
    const closed = { ...shopWith({}), publicUrl: `https://closed-for-${form}.example` };
    const { page } = await pageFor(fixedPaths[`${form}-form`].de, closed);
    expect([page.kind, page.status]).toEqual(["declaration", 200]);
  });
});

describe("the day of a cancellation", () => {
  it.each(locales)(
    "[CUS-09] %s: what is said beside the field, and what is taken, are the same two forms",
    (locale) => {
      const hint = translatorOf(locale, messagesOf(locale, "declaration")["declaration"])("hints.date");
      const examples = [...hint.matchAll(/\d{4}-\d{2}-\d{2}|\d{2}\.\d{2}\.\d{4}/g)].map(([example]) => example);
      expect(examples.toSorted()).toEqual(["2027-12-31", "31.12.2027"]);
      expect(examples.map((example) => readDay(example))).toEqual(["2027-12-31", "2027-12-31"]);
      const refusal = refusalText(locale, { _tag: "DateInvalid" });
      expect(refusal).toContain(locale === "de" ? "TT.MM.JJJJ oder JJJJ-MM-TT" : "YYYY-MM-DD");
    },
  );
});
