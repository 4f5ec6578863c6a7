// Examples of what follows an order outside of the shop. [OUT-01]
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { day, instant } from "#kernel/calendar";
import { cents } from "#kernel/money";
import { isToDeliver, orderDelivery, reportedDelivery } from "./delivery.ts";
import { contractEnded, requestReceived } from "./events.ts";
import { requestPayload } from "./payloads.ts";
import { afterAttempt, deliveryStanding } from "./rules.ts";

const now = instant(Date.UTC(2026, 10, 21, 11, 0, 0));

describe("webhooks", () => {
  it("[OUT-01] are tried again after five seconds, five minutes, half an hour; a redirect is no arrival", () => {
    expect(afterAttempt({ status: 500 }, 1, now)).toEqual({ kind: "waits", until: now + 5_000 });
    expect(afterAttempt({ status: null }, 2, now)).toEqual({ kind: "waits", until: now + 300_000 });
    expect(afterAttempt({ status: 302 }, 3, now)).toEqual({ kind: "waits", until: now + 1_800_000 });
    expect(afterAttempt({ status: 503 }, 10, now)).toEqual({ kind: "stopped" });
    expect(afterAttempt({ status: 204 }, 10, now)).toEqual({ kind: "delivered" });
  });
  it("[OUT-01] wait behind an earlier event of their order", () => {
    expect(deliveryStanding({ sentAt: null, stoppedAt: null, isBehind: true })).toBe("behind");
    expect(deliveryStanding({ sentAt: null, stoppedAt: null, isBehind: false })).toBe("waiting");
    expect(deliveryStanding({ sentAt: null, stoppedAt: now, isBehind: false })).toBe("stopped");
  });
  it("[OUT-01] a contract that runs on is no event; one that was ended says how", () => {
    const about = { id: "o1-1", orderId: "o1" };
    expect(contractEnded({ ...about, state: { kind: "running" } })).toBeNull();
    const state = {
      kind: "cancelled",
      at: now,
      end: day("2026-12-31"),
      by: "guarantee",
      refund: cents(1_188),
    } as const;
    expect(contractEnded({ ...about, state })).toMatchObject({
      type: "contract.cancelled",
      facts: { end: "2026-12-31", refund: 1_188 },
    });
  });
  it("[OUT-01] of the files of an application the names are sent", () => {
    const file = {
      name: "cv.pdf",
      mediaType: "application/pdf",
      size: 10,
      content: { mediaType: "application/pdf", digest: "abc" },
    };
    const fields = {
      firstName: "A",
      lastName: "B",
      email: "a@example.org",
      job: null,
      phone: null,
      message: "Hello",
      files: [file],
    };
    const receipt = {
      id: "r1",
      receivedAt: now,
      email: "a@example.org",
      filing: { form: "application", fields },
    } as const;
    expect(requestReceived(receipt)).toMatchObject({ stream: "r1", facts: { form: "application" } });
    expect(requestPayload(receipt)).toEqual({
      request: { id: "r1", form: "application", receivedAt: "2026-11-21T11:00:00.000Z", email: "a@example.org" },
      fields: { ...fields, files: ["cv.pdf"] },
    });
  });
});

describe("delivery", () => {
  const text = { en: "Your web space is ready.", de: "Ihr Webspace ist bereit." };
  const report = (earlier: Parameters<typeof reportedDelivery>[0]["earlier"], change: object) =>
    reportedDelivery({ earlier, standing: "running" }, { state: "accepted", text: null, link: null, ...change }, now);

  it("[OUT-03] goes from accepted to ready, and not back", () => {
    const accepted = Result.getOrThrow(report(null, {}));
    expect(accepted).toMatchObject({ isNew: true, delivery: { state: "accepted", changes: 1 } });
    const ready = Result.getOrThrow(
      report(accepted.delivery, { state: "ready", text, link: "https://panel.example.org" }),
    );
    expect(ready.delivery).toMatchObject({ state: "ready", changes: 2, link: "https://panel.example.org" });
    expect(report(ready.delivery, { state: "setting-up" })).toMatchObject({
      failure: { _tag: "DeliveryStateNotNext", from: "ready" },
    });
    expect(report(ready.delivery, { state: "ready", text, link: "https://other.example.org" })).toMatchObject({
      success: { isNew: true },
    });
  });
  it("[OUT-03] [ACC-01] is over with its contract: one that was cancelled is delivered until its end, and what ended or was withdrawn from is not", () => {
    expect((["running", "cancelled", "withdrawn", "ended"] as const).map(isToDeliver)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(orderDelivery([{ state: "setting-up", standing: "ended" }])).toBe("over");
  });
  it("[OUT-03] what failed is taken up again", () => {
    const failed = Result.getOrThrow(report(null, { state: "failed" }));
    expect(Result.getOrThrow(report(failed.delivery, { state: "setting-up" })).delivery.changes).toBe(2);
  });
  it("[OUT-03] what is ready needs words, and a link stands with what is ready alone", () => {
    expect(report(null, { state: "ready" })).toMatchObject({ failure: { _tag: "DeliveryReportWrong", field: "text" } });
    expect(report(null, { text: { en: "Soon.", de: " " } })).toMatchObject({ failure: { field: "text" } });
    expect(report(null, { link: "https://panel.example.org" })).toMatchObject({ failure: { field: "link" } });
    expect(report(null, { state: "ready", text, link: "javascript:alert(1)" })).toMatchObject({
      failure: { field: "link" },
    });
  });
});
