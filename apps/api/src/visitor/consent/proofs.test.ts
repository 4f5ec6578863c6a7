// Proofs of decisions on the wire: one for each decision, with nothing about who decided, until their time is over. [VIS-02]
import { afterAll, describe, expect, it } from "vitest";
import { proofsStoredSince } from "@kontor/domain/visitor/consent";
import { instant } from "@kontor/domain/kernel/calendar";
import { running } from "../../../test/harness.ts";
import { forgetOldProofs } from "./store.ts";

const { ask, api, clock, close } = await running();
afterAll(close);

const rows = () => api.database.reads.selectFrom("consent_proofs").selectAll().orderBy("decided_at").execute();
const decision = { accepted: ["preferences"], time: 1_795_424_400_000, revision: 504_117, language: "de" };
const send = (change: Readonly<Record<string, unknown>> = {}) =>
  ask("POST", "/shop/consent", { ...decision, ...change });

describe("a decision on consent", () => {
  it("[VIS-02] is recorded once, however often it is sent at the same time, and says what was decided and nothing more", async () => {
    const answers = await Promise.all([
      send(),
      send(),
      send({ accepted: ["preferences", "necessary", "preferences"] }),
    ]);
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [200, { success: true }]));
    expect((await rows()).map((row) => ({ ...row, revision: Number(row.revision) }))).toEqual([
      {
        decision: "504117.necessary+preferences.1795424400000.de",
        accepted: "necessary preferences",
        rejected: "statistics marketing",
        kind: "custom",
        revision: 504_117,
        language: "de",
        decided_at: expect.toSatisfy((at) => Number(at) === decision.time),
        recorded_at: expect.toSatisfy((at) => Number(at) === clock.now),
      },
    ]);
  });
  it("[VIS-02] is recorded anew when it changes, and refused where it is none", async () => {
    expect((await send({ accepted: [], time: decision.time + 1 })).status).toBe(200);
    expect((await rows()).map(({ kind }) => kind)).toEqual(["custom", "necessary"]);
    for (const change of [
      { accepted: ["spying"] },
      { time: -1 },
      { revision: 0 },
      { language: "fr" },
      { visitor: "Erika" },
    ])
      expect((await send(change)).status, JSON.stringify(change)).toBe(400);
    expect((await rows()).length).toBe(2);
  });
  it("[VIS-02] is deleted once its limitation period is over", async () => {
    await forgetOldProofs(api.database, proofsStoredSince(instant(clock.now), "Europe/Berlin" as never));
    expect((await rows()).length).toBe(2);
    await forgetOldProofs(
      api.database,
      proofsStoredSince(instant(clock.now + 5.2 * 365 * 86_400_000), "Europe/Berlin" as never),
    );
    expect(await rows()).toEqual([]);
  });
  it("[VIS-02] [OPS-08] too many from one address are refused for a while", async () => {
    const statuses = [];
    for (let turn = 0; turn < 61; turn += 1) statuses.push((await send({ time: decision.time + turn })).status);
    expect(statuses.at(-1)).toBe(429);
  });
});
