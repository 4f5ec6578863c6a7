// The queue of letters in the words of the desk. [SPD-01] [ADM-01]
import { expect, it } from "vitest";
import "../../app/texts.ts";
import { queueText } from "./home-page.ts";

it.each([
  ["de", 0, null, "Keine E-Mail wartet auf den Versand"],
  ["de", 1, 5, "Eine E-Mail wartet seit 5 Sekunden auf den Versand"],
  ["de", 12, 60, "12 E-Mails warten auf den Versand, die älteste seit einer Minute"],
  ["en", 0, null, "No email is waiting to be sent"],
  ["en", 1, 5, "One email has been waiting to be sent for 5 seconds"],
  ["en", 12, 7200, "12 emails are waiting to be sent, the oldest for 2 hours"],
] as const)("[SPD-01] [ADM-01] in %s %d letters, the oldest for %s seconds: %s", (locale, count, seconds, text) => {
  expect(queueText({ count, seconds }, locale).replaceAll("\u00a0", " ")).toBe(text);
});
