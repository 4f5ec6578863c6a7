// A message along generated paths, in both languages: after every step the form is what its machine says, and one that is sent again is the same request. [FRM-01] [HDL-08]
import type { Route } from "@playwright/test";
import { snapshotsAlong, walkAll, type WalkMoment, wholePaths } from "@kontor/domain/testing";
import { requestDraft, requestMachine, RequestNotSent, RequestRefused } from "@kontor/domain/site/request";
import * as Result from "effect/Result";
import { expect, type Locale, ready, test } from "../../../test/browser/shop.ts";
import { words } from "../../../test/browser/words.ts";

const forms: readonly (readonly [Locale, string])[] = [
  ["en", "/en/contact/send-message"],
  ["de", "/de/kontakt/nachricht-senden"],
];
const email = "nachricht-walk@example.com";
const typed: Readonly<Record<string, string>> = {
  firstName: "Erika",
  lastName: "Mustermann",
  email,
  emailRepeat: email,
  category: "hosting",
  message: "Which plan fits?",
};
const facts = { today: "2026-11-23" as never, policy: "international" as never, categories: ["hosting"], jobs: [], proProducts: [] };
const input = { form: "contact" as const, facts, draft: requestDraft("contact", (field) => typed[field] ?? null) };
const refusedField = { field: "message", refusal: { _tag: "FieldRequired", rule: "CUS-09" } };
const answers = {
  received: { type: "answer", of: "send", output: Result.succeed({ id: "r", receivedAt: 0, email, filing: null }) },
  refused: { type: "answer", of: "send", output: Result.fail(new RequestRefused({ fields: [refusedField] as never })) },
  failed: { type: "answer", of: "send", output: Result.fail(new RequestNotSent()) },
  lost: { type: "answer", of: "send", output: null },
};
const moments: readonly WalkMoment[] = [
  { type: "field.change", field: "email", value: "erika" },
  { type: "field.change", field: "email", value: email },
  { type: "field.leave", field: "email" },
  { type: "form.submit", today: facts.today, key: "key" },
  { type: "form.retry" },
  { type: "form.renew" },
  ...Object.values(answers),
] as never;

type Facts = { readonly context: { readonly draft: { readonly fields: object } } };

/** What is typed is something else, and who leaves a field has typed into it. */
const mayHappen = (moment: WalkMoment, { context }: Facts): boolean => {
  const { field, value } = moment as { readonly field?: string; readonly value?: string };
  const now = (context.draft.fields as Readonly<Record<string, unknown>>)[field ?? ""];
  return moment.type === "field.change" ? now !== value : moment.type !== "field.leave" || now !== "";
};

test("[FRM-01] [HDL-08] a message goes along generated paths as its machine does, in both languages", async ({ page }) => {
  const walk = walkAll(requestMachine, { inputs: [input], moments, mayHappen });
  expect([walk.missedStates, walk.missedTransitions]).toEqual([[], []]);
  const sent: { readonly key: string | undefined; readonly route: Route }[] = [];
  const count = { sent: 0 };
  await page.route("**/api/shop/request/contact", (route) => {
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
            errors: [{ field: "message", refusal: "FieldRequired", rule: "CUS-09", detail: "", facts: {} }],
          },
        })
      : route.fulfill({
          status: 503,
          contentType: "application/problem+json",
          json: { ...problem, status: 503, refusal: "RequestNotSent" },
        });
  };
  const field = (name: string) => page.locator(`#message-${name}`);
  for (const [number, path] of wholePaths(walk).entries()) {
    const [locale, form] = forms[number % forms.length] as (typeof forms)[number];
    const t = words(locale);
    await page.goto(form);
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await ready(page);
    for (const [name, value] of Object.entries(typed))
      if (name === "category") await field(name).selectOption(value);
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
      else if (type === "form.renew") await page.getByRole("button", { name: t("message.received.again.contact") }).click();
      else await page.locator("#message-firstName").press("Enter");
      const { value: state, context } = snapshots[at + 1] as NonNullable<(typeof snapshots)[number]>;
      if (state === "submitting" && type.startsWith("form.")) submissions += 1;
      const message = `after step ${at} of ${JSON.stringify(path)} (${locale})`;
      const seen = async () => ({
        state: (await page.locator("main [aria-busy=true]").count())
          ? "submitting"
          : (await page.getByRole("button", { name: t("message.received.again.contact") }).count())
            ? "success"
            : (await page.locator("main").getByRole("alert").count())
              ? "error"
              : "editing",
        refused: await page
          .locator("main [aria-invalid=true]")
          .evaluateAll((all) => all.map((one) => one.id.replace("message-", "")).sort()),
        sent: count.sent,
      });
      const refused = state === "editing" ? context.refusals.map((refusal) => refusal.field) : [];
      await expect.poll(seen, { message }).toEqual({ state, refused: [...new Set(refused)].sort(), sent: submissions });
      if (type === "form.retry") {
        await expect.poll(() => sent.length, { message }).toBe(1);
        expect(sent[0]?.key, message).toBe(keys.at(-1));
      }
    }
    for (const { route } of sent.splice(0)) await route.abort();
  }
});
