// A message, an application, the newsletter and a declaration along generated paths, in both languages: after every step the form is what its machine says, and one that is sent again is the same request. [FRM-01] [FRM-04] [CUS-10] [LGL-03] [HDL-08]
import type { Route } from "@playwright/test";
import { snapshotsAlong, walkAll, type WalkMoment, wholePaths } from "@kontor/domain/testing";
import { requestDraft, requestMachine, RequestNotSent, RequestRefused } from "@kontor/domain/site/request";
import { fixedPaths } from "@kontor/domain/site/routing";
import * as Result from "effect/Result";
import { expect, type Locale, ready, test } from "../../../test/browser/shop.ts";
import { words } from "../../../test/browser/words.ts";

const locales: readonly Locale[] = ["en", "de"];
const email = "nachricht-walk@example.com";
const forms = {
  contact: {
    call: "request/contact",
    place: "message",
    typed: {
      firstName: "Erika",
      lastName: "Mustermann",
      email,
      emailRepeat: email,
      category: "hosting",
      message: "Which plan fits?",
    },
    refused: "message",
  },
  application: {
    call: "request/application",
    place: "message",
    typed: { firstName: "Erika", lastName: "Mustermann", email, emailRepeat: email, message: "I like to help." },
    refused: "message",
  },
  newsletter: {
    call: "newsletter",
    place: "newsletter",
    typed: { email, consent: "on" },
    refused: "consent",
  },
  withdrawal: {
    call: "declaration/withdrawal",
    place: "declaration",
    typed: { name: "Erika Mustermann", contract: "K-2026-999999", email },
    refused: "name",
  },
} as const;
type Form = keyof typeof forms;

const facts = {
  today: "2026-11-23" as never,
  policy: "international" as never,
  categories: ["hosting"],
  jobs: [],
  proProducts: [],
};
const inputOf = (form: Form) => {
  const typed: Readonly<Record<string, string>> = forms[form].typed;
  return { form, facts, draft: requestDraft(form, (field) => typed[field] ?? null) };
};
const answersTo = (form: Form) => ({
  received: { type: "answer", of: "send", output: Result.succeed({ id: "r", receivedAt: 0, email, filing: null }) },
  refused: {
    type: "answer",
    of: "send",
    output: Result.fail(
      new RequestRefused({
        fields: [
          {
            field: forms[form].refused,
            refusal: { _tag: form === "newsletter" ? "NewsletterTermsNotAgreed" : "FieldRequired", rule: "CUS-09" },
          },
        ] as never,
      }),
    ),
  },
  failed: { type: "answer", of: "send", output: Result.fail(new RequestNotSent()) },
  lost: { type: "answer", of: "send", output: null },
});
/** What a form has no button for. */
const isElsewhere = (form: Form, name: string): boolean =>
  // What was typed before is taken over once, as the page wakes.
  name.includes("form.restore") ||
  (form !== "withdrawal" && /form\.(?:review|change)/.test(name)) ||
  (form === "newsletter" && name.includes("form.renew"));
const momentsOf = (form: Form, answers: ReturnType<typeof answersTo>): readonly WalkMoment[] =>
  [
    { type: "field.change", field: "email", value: "erika" },
    { type: "field.change", field: "email", value: email },
    { type: "field.leave", field: "email" },
    { type: "form.submit", today: facts.today, key: "key" },
    { type: "form.retry" },
    // Who has subscribed has nothing more to send.
    ...(form === "newsletter" ? [] : [{ type: "form.renew" }]),
    // Only a declaration is shown whole before it is sent.
    ...(form !== "withdrawal" ? [] : [{ type: "form.review", today: facts.today }, { type: "form.change" }]),
    ...Object.values(answers),
  ] as never;

type Facts = { readonly context: { readonly draft: { readonly fields: object }; readonly isReviewed: boolean } };

/** What is typed is something else, who leaves a field has typed into it, and while it is shown whole there are no fields. */
const mayHappen = (moment: WalkMoment, { context }: Facts): boolean => {
  if (moment.type === "form.change") return context.isReviewed;
  if (context.isReviewed && /^(?:field\.|form\.review)/.test(moment.type)) return false;
  const { field, value } = moment as { readonly field?: string; readonly value?: string };
  const now = (context.draft.fields as Readonly<Record<string, unknown>>)[field ?? ""];
  return moment.type === "field.change" ? now !== value : moment.type !== "field.leave" || now !== "";
};

const rows = {
  contact: "[FRM-03]",
  application: "[FRM-04] [CNT-03]",
  newsletter: "[FRM-04] [CUS-10]",
  withdrawal: "[LGL-03]",
} as const;

for (const form of ["contact", "application", "newsletter", "withdrawal"] as const)
  test(`[FRM-01] ${rows[form]} [HDL-08] a form goes along generated paths as its machine does, in both languages: ${form}`, async ({
    page,
  }) => {
    const answers = answersTo(form);
    const input = inputOf(form);
    const { call, place, typed, refused: refusedField } = forms[form];
    const walk = walkAll(requestMachine, { inputs: [input], moments: momentsOf(form, answers), mayHappen });
    expect([walk.missedStates, walk.missedTransitions.filter((name) => !isElsewhere(form, name))]).toEqual([[], []]);
    const sent: { readonly key: string | undefined; readonly route: Route }[] = [];
    const count = { sent: 0 };
    await page.route(`**/api/shop/${call}`, (route) => {
      count.sent += 1;
      sent.push({ route, key: route.request().headers()["idempotency-key"] });
    });
    const keys: string[] = [];
    const answer = async (moment: WalkMoment): Promise<void> => {
      await expect.poll(() => sent.length).toBe(1);
      const { route, key = "" } = sent.pop() as (typeof sent)[number];
      keys.push(key);
      if (moment === answers.received) return route.continue();
      if (moment === answers.lost) return route.abort();
      const problem = { success: false, type: "about:blank", title: "", detail: "" };
      return moment === answers.refused
        ? route.fulfill({
            status: 422,
            contentType: "application/problem+json",
            json: {
              ...problem,
              status: 422,
              refusal: "RequestRefused",
              errors: [
                {
                  field: refusedField,
                  refusal: form === "newsletter" ? "NewsletterTermsNotAgreed" : "FieldRequired",
                  rule: "CUS-09",
                  detail: "",
                  facts: {},
                },
              ],
            },
          })
        : route.fulfill({
            status: 503,
            contentType: "application/problem+json",
            json: { ...problem, status: 503, refusal: "RequestNotSent" },
          });
    };
    const field = (name: string) => page.locator(`#${place}-${name}`);
    for (const [number, path] of wholePaths(walk).entries()) {
      const locale = locales[number % locales.length] as Locale;
      const t = words(locale);
      const again =
        form === "newsletter"
          ? page.getByRole("heading", { name: t("newsletter.title.asked"), exact: true })
          : page.getByRole("button", { name: t(`${place}.received.again.${form}`) });
      await page.goto(fixedPaths[`${form}-form`][locale]);
      await page.evaluate(() => sessionStorage.clear());
      await page.reload();
      await ready(page);
      for (const [name, value] of Object.entries(typed))
        if (name === "consent") await field(name).check();
        else if (name === "category") await field(name).selectOption(value);
        else await field(name).fill(value);
      keys.length = 0;
      count.sent = 0;
      const snapshots = snapshotsAlong(requestMachine, input, path);
      let submissions = 0;
      for (const [at, moment] of path.entries()) {
        const { type, value = "" } = moment as { readonly type: string; readonly value?: string };
        if (type === "field.change") await field("email").fill(value);
        else if (type === "field.leave") await field("email").blur();
        else if (type === "answer") await answer(moment);
        else if (type === "form.renew") await again.click();
        else if (type === "form.review" || type === "form.change")
          await page
            .getByRole("button", {
              name: t(type === "form.review" ? "declaration.toReview" : "declaration.review.change"),
            })
            .click();
        else await page.locator("main form button[data-size=large]").last().click();
        const { value: state, context } = snapshots[at + 1] as NonNullable<(typeof snapshots)[number]>;
        if (state === "submitting" && (type === "form.submit" || type === "form.retry")) submissions += 1;
        const message = `after step ${at} of ${JSON.stringify(path)} (${locale})`;
        const seen = async () => ({
          state: (await page.locator("main [aria-busy=true]").count())
            ? "submitting"
            : (await again.count())
              ? "success"
              : (await page.locator("main").getByRole("alert").count())
                ? "error"
                : "editing",
          refused: await page
            .locator("main [aria-invalid=true]")
            .evaluateAll((all) => all.map((one) => one.id.replace(/^\w+-/, "")).sort()),
          whole: (await page.locator("#declaration-review").count()) > 0,
          sent: count.sent,
        });
        const refused = state === "editing" ? context.refusals.map((refusal) => refusal.field) : [];
        await expect.poll(seen, { message }).toEqual({
          state,
          refused: [...new Set(refused)].sort(),
          whole: context.isReviewed && state !== "success",
          sent: submissions,
        });
        if (type === "form.retry") {
          await expect.poll(() => sent.length, { message }).toBe(1);
          expect(sent[0]?.key, message).toBe(keys.at(-1));
        }
      }
      for (const { route } of sent.splice(0)) await route.abort();
    }
  });
