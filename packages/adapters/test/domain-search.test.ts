// A search over the contract: each line is an answer as soon as it is whole, and whatever goes wrong is named as what it is. [DOM-05] [DOM-08] [DOM-09]
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import type { AnsweredName } from "@kontor/domain/shop/domain-name";
import { answersIn, checkOver } from "../src/actors/domain-search/index.ts";
import { shopClient } from "../src/client/index.ts";

const free = (name: string) => ({
  name,
  success: true,
  result: {
    name: { ascii: name, unicode: name, label: name.split(".")[0], ending: "de" },
    hints: [],
    otherSpelling: null,
    availability: "available",
    offer: "register",
  },
});
const limited = {
  name: "two.de",
  success: false,
  problem: { refusal: "DomainRateLimited", rule: "DOM-05", facts: { retryAfterSeconds: 30 } },
};
const broken = { name: "three.de", success: false, problem: { refusal: "UnknownError", status: 500 } };

const tagOf = ({ typed, answer }: AnsweredName): readonly unknown[] => [
  typed,
  Result.isSuccess(answer) ? answer.success.availability : answer.failure._tag,
];

/** A shop whose answer comes piece by piece, as the test gives it. */
const streaming = () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const heard: AnsweredName[] = [];
  const { call } = shopClient({ baseUrl: "/api", fetch: async () => new Response(readable, { status: 200 }) });
  const left = new AbortController();
  const outcome = checkOver(call)(
    { names: ["one.de", "two.de", "three.de"], onAnswer: (answered) => void heard.push(answered) },
    left.signal,
  );
  return {
    heard,
    outcome,
    left,
    writer,
    send: async (text: string): Promise<void> => {
      await writer.write(new TextEncoder().encode(text));
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
};

describe("answers that stream in", () => {
  it("[DOM-08] each is heard when its line is whole, and all of them are the outcome", async () => {
    const { heard, outcome, writer, send } = streaming();
    const line = `${JSON.stringify(free("one.de"))}\n`;
    await send(line.slice(0, 40));
    expect(heard).toEqual([]);
    await send(line.slice(40) + JSON.stringify(limited));
    expect(heard.map(tagOf)).toEqual([["one.de", "available"]]);
    await send(`\n${JSON.stringify(broken)}\n`);
    await writer.close();
    expect(Result.getOrThrow(await outcome).map(tagOf)).toEqual([
      ["one.de", "available"],
      ["two.de", "DomainRateLimited"],
      ["three.de", "DomainCheckFailed"],
    ]);
    expect(heard).toHaveLength(3);
  });
  it("[DOM-09] a stream that breaks off answers what it answered", async () => {
    const { outcome, writer, send } = streaming();
    await send(`${JSON.stringify(free("one.de"))}\n`);
    await writer.abort(new Error("broken"));
    expect(Result.getOrThrow(await outcome).map(tagOf)).toEqual([["one.de", "available"]]);
  });
  it("[DOM-08] a search that is left reads no further", async () => {
    const { outcome, left, heard, send } = streaming();
    await send(`${JSON.stringify(free("one.de"))}\n`);
    left.abort();
    await outcome;
    expect(heard).toHaveLength(1);
  });
  it("[DOM-08] lines that came together are the same answers", () =>
    expect(answersIn([free("one.de"), limited].map((line) => JSON.stringify(line)).join("\n")).map(tagOf)).toEqual([
      ["one.de", "available"],
      ["two.de", "DomainRateLimited"],
    ]));
});

describe("a call that is refused", () => {
  const refusedWith = async (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) => {
    const { call } = shopClient({
      baseUrl: "/api",
      fetch: async () => new Response(JSON.stringify(body), { status, headers }),
    });
    const outcome = await checkOver(call)(
      { names: ["one.de"], onAnswer: () => undefined },
      new AbortController().signal,
    );
    return Result.isFailure(outcome) ? { ...outcome.failure, _tag: outcome.failure._tag } : null;
  };
  it("[DOM-05] names the wait, also where a proxy limits by a header alone", async () => {
    const problem = { refusal: "DomainRateLimited", rule: "DOM-05", status: 429, facts: { retryAfterSeconds: 54 } };
    expect(await refusedWith(429, problem)).toMatchObject({ _tag: "DomainRateLimited", retryAfterSeconds: 54 });
    expect(await refusedWith(429, {}, { "retry-after": "7" })).toMatchObject({
      _tag: "DomainRateLimited",
      retryAfterSeconds: 7,
    });
    expect(await refusedWith(429, {})).toMatchObject({ _tag: "DomainRateLimited", retryAfterSeconds: 1 });
  });
  it("[DOM-09] is a failed check of ours, whatever else it was", async () =>
    expect(await refusedWith(502, { refusal: "UnknownError" })).toMatchObject({ _tag: "DomainCheckFailed" }));
});
