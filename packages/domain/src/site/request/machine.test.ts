// Journeys of a form. [FRM-01]
import { exactClock } from "@kontor/domain/testing";
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { createActor, fromPromise } from "xstate";
import { day, instant } from "#kernel/calendar";
import { DateInvalid } from "#shop/customer";
import { someFacts as facts } from "./arbitraries.ts";
import {
  checkRequest,
  type Draft,
  emptyRequest,
  isUnsent,
  type NotSent,
  type Receipt,
  receiptOf,
  requestMachine,
  RequestNotSent,
  RequestRefused,
  withField,
} from "./index.ts";

type Sent = Result.Result<Receipt, RequestRefused | NotSent>;

/** A newsletter form whose answers are given by hand. */
const journey = (draft?: Draft) => {
  const calls: {
    readonly draft: Draft;
    readonly key: string;
    readonly signal: AbortSignal;
    readonly answer: (sent: Sent) => void;
    readonly crash: () => void;
  }[] = [];
  const machine = requestMachine.provide({
    actors: {
      send: fromPromise(
        ({ input, signal }: { input: { readonly draft: Draft; readonly key: string }; signal: AbortSignal }) =>
          new Promise<Sent>(
            (answer, reject) => void calls.push({ ...input, signal, answer, crash: () => reject(new Error("down")) }),
          ),
      ),
    },
  });
  const actor = createActor(machine, { clock: exactClock(), input: { form: "newsletter", facts, draft } }).start();
  const settle = async (act: () => void): Promise<void> => {
    act();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return {
    send: actor.send,
    calls,
    settle,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    unsent: () => isUnsent(actor.getSnapshot()),
  };
};

const today = facts.today;
const right = withField(withField(emptyRequest("newsletter"), "email", "ada@example.org"), "consent", true);
const receipt = (draft: Draft): Sent =>
  Result.succeed(receiptOf(Result.getOrThrow(checkRequest(draft, facts)), "r-1", instant(1_795_000_000_000)));

describe("editing", () => {
  it("[FRM-01] [FRM-05] a wrong form is not sent; every refused field is reported, until it changes", () => {
    const { send, calls, state, context } = journey();
    expect(context()).toEqual({
      draft: emptyRequest("newsletter"),
      facts,
      refusals: [],
      key: "",
      receipt: null,
      isReviewed: false,
      attempts: 0,
      changed: [],
      reason: null,
      isRestored: false,
      isWithoutFiles: false,
    });
    send({ type: "form.submit", today, key: "k1" });
    expect([state(), calls.length]).toEqual(["editing", 0]);
    expect(JSON.parse(JSON.stringify(context().refusals))).toEqual([
      { field: "email", refusal: { _tag: "FieldRequired", rule: "CUS-02" } },
      { field: "consent", refusal: { _tag: "NewsletterTermsNotAgreed", rule: "CUS-10" } },
    ]);
    send({ type: "field.change", field: "consent", value: true });
    expect(context().refusals.map(({ field }) => field)).toEqual(["email"]);
  });
  it("[FRM-01] a field is looked at when it is left", () => {
    const { send, context } = journey();
    send({ type: "field.leave", field: "email" });
    expect(context().refusals.map(({ refusal }) => refusal._tag)).toEqual(["FieldRequired"]);
    send({ type: "field.change", field: "email", value: "ada" });
    send({ type: "field.leave", field: "email" });
    send({ type: "field.leave", field: "email" });
    expect(context().refusals.map(({ refusal }) => refusal._tag)).toEqual(["EmailInvalid"]);
    send({ type: "field.change", field: "email", value: "ada@example.org" });
    send({ type: "field.leave", field: "email" });
    expect(context().refusals).toEqual([]);
  });
  it("[FRM-01] a field that is looked at again leaves the others as they are", () => {
    const { send, context } = journey();
    send({ type: "form.submit", today, key: "k1" });
    send({ type: "field.leave", field: "email" });
    expect(context().refusals.map(({ field }) => field)).toEqual(["consent", "email"]);
  });
  it("[CUS-04] [FRM-04] a phone number as people write it is rewritten when its field is left, and when it is sent from inside of it", async () => {
    const form = "application";
    const calls: Draft[] = [];
    const send = fromPromise<Sent, { readonly draft: Draft; readonly key: string }>(
      ({ input }) => new Promise<Sent>(() => void calls.push(input.draft)),
    );
    const ada = { firstName: "Ada", lastName: "Lovelace", email: "ada@example.org", emailRepeat: "ada@example.org" };
    const phoned = (phone: string): Draft => ({ form, fields: { ...ada, job: "", phone, message: "Hi", files: [] } });
    const actor = createActor(requestMachine.provide({ actors: { send } }), {
      input: { form, facts, draft: phoned("+49 30 1234567") },
    });
    actor.start();
    actor.send({ type: "field.leave", field: "phone" });
    expect(actor.getSnapshot().context).toMatchObject({ draft: phoned("+49301234567"), refusals: [] });
    actor.send({ type: "field.change", field: "phone", value: "030 / 12" });
    actor.send({ type: "form.submit", today, key: "k1" });
    expect(actor.getSnapshot().context).toMatchObject({ draft: phoned("03012"), refusals: [{ field: "phone" }] });
    actor.send({ type: "field.change", field: "phone", value: "0049 (30) 12.34-567" });
    actor.send({ type: "form.submit", today, key: "k2" });
    await new Promise((resolve) => setImmediate(resolve));
    expect(calls).toEqual([phoned("+49301234567")]);
  });
  it("[FRM-01] knows whether a reload would lose something", () => {
    const { send, unsent } = journey();
    expect(unsent()).toBe(false);
    send({ type: "field.change", field: "email", value: "a" });
    expect(unsent()).toBe(true);
  });
  it("[LGL-02] [LGL-03] is shown whole once it is right, back in its fields for a change, and sent from either", async () => {
    const { send, calls, settle, state, context } = journey();
    send({ type: "form.review", today });
    expect([context().isReviewed, context().refusals.map(({ field }) => field)]).toEqual([false, ["email", "consent"]]);
    send({ type: "field.change", field: "email", value: "ada@example.org" });
    send({ type: "field.change", field: "consent", value: true });
    send({ type: "form.review", today });
    expect([state(), context().isReviewed, context().refusals, calls.length]).toEqual(["editing", true, [], 0]);
    send({ type: "form.change" });
    expect(context().isReviewed).toBe(false);
    send({ type: "form.review", today });
    send({ type: "form.submit", today, key: "k1" });
    await settle(() => calls[0]?.crash());
    expect([state(), context().isReviewed]).toEqual(["error", true]);
    send({ type: "form.change" });
    expect([state(), context().isReviewed, context().key]).toEqual(["editing", false, "k1"]);
  });
  it("[LGL-02] [LGL-03] after an error it is shown whole again before another attempt; what the other side refuses leads back to its fields", async () => {
    const { send, calls, settle, state, context } = journey(right);
    send({ type: "form.submit", today, key: "k1" });
    await settle(() => calls[0]?.crash());
    send({ type: "form.review", today });
    expect([state(), context().isReviewed]).toEqual(["editing", true]);
    send({ type: "form.submit", today, key: "k1" });
    await settle(() =>
      calls[1]?.answer(Result.fail(new RequestRefused({ fields: [{ field: "email", refusal: new DateInvalid() }] }))),
    );
    expect([state(), context().isReviewed]).toEqual(["editing", false]);
  });
  it("[FRM-01] what was typed before it began is taken over as typed, and is no change; files are chosen once more", () => {
    const actor = createActor(requestMachine, { input: { form: "application", facts, isReviewed: true } }).start();
    const context = () => actor.getSnapshot().context;
    actor.send({ type: "form.restore", fields: {}, isWithoutFiles: false });
    expect(context()).toMatchObject({ isRestored: true, isReviewed: true, isWithoutFiles: false, changed: [] });
    actor.send({ type: "form.restore", fields: { firstName: "Ada", nothing: "?" }, isWithoutFiles: true });
    expect(context()).toMatchObject({ isReviewed: false, isWithoutFiles: true, changed: [] });
    expect(context().draft.fields).toMatchObject({ firstName: "Ada", lastName: "" });
    actor.send({ type: "field.change", field: "lastName", value: "Lovelace" });
    actor.send({ type: "field.change", field: "lastName", value: "Byron" });
    expect(context()).toMatchObject({ isWithoutFiles: true, changed: ["lastName"] });
    actor.send({ type: "field.change", field: "files", value: [] });
    expect(context()).toMatchObject({ isWithoutFiles: false, changed: ["lastName", "files"] });
  });
  it("[FRM-01] attempts are counted until it is begun anew, and the last one's reason is said", async () => {
    const { send, calls, settle, context } = journey(right);
    send({ type: "form.review", today });
    send({ type: "form.change" });
    expect(context().attempts).toBe(1);
    send({ type: "form.submit", today, key: "k1" });
    await settle(() => calls[0]?.answer(Result.fail({ _tag: "RequestNotSent", reason: "Please wait a minute." })));
    expect(context()).toMatchObject({ attempts: 2, reason: "Please wait a minute." });
    send({ type: "form.retry" });
    await settle(() => calls[1]?.answer(Result.fail(new RequestNotSent())));
    expect(context()).toMatchObject({ attempts: 3, reason: null });
    send({ type: "form.retry" });
    await settle(() => calls[2]?.answer(receipt(right)));
    send({ type: "form.renew" });
    expect(context().attempts).toBe(0);
  });
  it("[FRM-08] a contract that is named by its product needs no customer number any more", () => {
    const actor = createActor(requestMachine, { input: { form: "cancellation", facts } }).start();
    actor.send({ type: "form.submit", today, key: "k1" });
    const refused = () => actor.getSnapshot().context.refusals.map(({ field }) => field);
    expect(refused()).toEqual(["customerNumber", "email", "emailRepeat"]);
    actor.send({ type: "field.change", field: "street", value: "Hauptstraße 7" });
    expect(refused()).toEqual(["customerNumber", "email", "emailRepeat"]);
    actor.send({ type: "field.change", field: "product", value: "Web M" });
    expect(refused()).toEqual(["email", "emailRepeat"]);
  });
  it("[CUS-09] checks dates against the day of sending", () => {
    const draft = ["email", "emailRepeat"].reduce(
      (before, field) => withField(before, field, "ada@example.org"),
      emptyRequest("cancellation"),
    );
    const { send, state, context } = journey(
      withField(withField(withField(draft, "product", "Web M"), "end", "date"), "date", "2026-11-21"),
    );
    send({ type: "form.submit", today: day("2026-11-22"), key: "k1" });
    expect([state(), context().refusals[0]?.refusal._tag]).toEqual(["editing", "DatePast"]);
    expect(context().facts).toEqual({ ...facts, today: day("2026-11-22") });
    send({ type: "form.submit", today, key: "k1" });
    expect([state(), context().facts]).toEqual(["submitting", facts]);
  });
});

describe("submitting", () => {
  it("[FRM-01] ends in success with the receipt, and a new request starts empty", async () => {
    const { send, calls, settle, state, context, unsent } = journey(right);
    send({ type: "form.submit", today, key: "k1" });
    expect([state(), calls[0]?.draft, calls[0]?.key]).toEqual(["submitting", right, "k1"]);
    expect(context().refusals).toEqual([]);
    send({ type: "form.submit", today, key: "k2" });
    send({ type: "field.change", field: "email", value: "" });
    expect(calls.length).toBe(1);
    await settle(() => calls[0]?.answer(receipt(right)));
    expect([state(), context().receipt?.id, unsent()]).toEqual(["success", "r-1", false]);
    send({ type: "form.retry" });
    expect(state()).toBe("success");
    send({ type: "form.renew" });
    expect([state(), context()]).toEqual([
      "editing",
      {
        draft: emptyRequest("newsletter"),
        facts,
        refusals: [],
        key: "",
        receipt: null,
        isReviewed: false,
        attempts: 0,
        changed: [],
        reason: null,
        isRestored: false,
        isWithoutFiles: false,
      },
    ]);
  });
  it.each(["refusal", "crash"])(
    "[FRM-01] ends in error by a %s, keeps what was typed, and retries under the same key",
    async (how) => {
      const { send, calls, settle, state, context, unsent } = journey(right);
      send({ type: "form.submit", today, key: "k1" });
      await settle(() => (how === "crash" ? calls[0]?.crash() : calls[0]?.answer(Result.fail(new RequestNotSent()))));
      expect([state(), context().draft, unsent()]).toEqual(["error", right, true]);
      send({ type: "form.retry" });
      expect([state(), calls[1]?.draft, calls[1]?.key]).toEqual(["submitting", right, "k1"]);
      await settle(() => calls[1]?.answer(receipt(right)));
      expect(state()).toBe("success");
    },
  );
  it("[FRM-01] after an error the input may be changed and sent as another request", async () => {
    const { send, calls, settle, state } = journey(right);
    send({ type: "form.submit", today, key: "k1" });
    await settle(() => calls[0]?.crash());
    send({ type: "field.change", field: "email", value: "eve@example.org" });
    expect(state()).toBe("editing");
    send({ type: "form.submit", today, key: "k2" });
    expect([calls[1]?.key, calls[1]?.draft.fields.email]).toEqual(["k2", "eve@example.org"]);
  });
  it("[CUS-11] [FRM-05] what the other side refuses is reported at its field", async () => {
    const { send, calls, settle, state, context } = journey(right);
    send({ type: "form.submit", today, key: "k1" });
    await settle(() =>
      calls[0]?.answer(Result.fail(new RequestRefused({ fields: [{ field: "email", refusal: new DateInvalid() }] }))),
    );
    expect([state(), context().draft]).toEqual(["editing", right]);
    expect(JSON.parse(JSON.stringify(context().refusals))).toEqual([
      { field: "email", refusal: { _tag: "DateInvalid", rule: "CUS-09" } },
    ]);
  });
});
