// The link to pay an invoice: good until it is paid and for some weeks more, for the invoice that it names. [PAY-03]
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import { expect, it } from "vitest";
import { addDays, day } from "#kernel/calendar";
import { MoneyBook } from "#shop/balance";
import { world } from "./history-laws.ts";
import { paymentLimits } from "./limits.ts";
import { readPayLink } from "./link-use-cases.ts";
import type { LinkedDocument } from "./model.ts";
import { PayLinks } from "./ports.ts";

const issuedOn = day("2026-11-02");
const linked: LinkedDocument = {
  id: "i0",
  number: "R-2026-000000",
  customerNumber: "100001",
  issuedOn,
  email: "erika@example.com",
};
const links: PayLinks["Service"] = {
  documentOf: (token) =>
    Effect.succeed(token === "i0.signed" ? linked : token === "gone" ? { ...linked, id: "i9" } : null),
};

const readAfter = ({ book }: ReturnType<typeof world>, token: string, days: number) =>
  Effect.runSync(
    Effect.result(
      readPayLink(token, { today: addDays(issuedOn, days) }).pipe(
        Effect.provideService(PayLinks, links),
        Effect.provideService(MoneyBook, book.service),
      ),
    ),
  );

const refusalOf = (result: ReturnType<typeof readAfter>): string | null =>
  Result.isFailure(result) ? result.failure._tag : null;

it("[PAY-03] an invoice that is not paid is paid by its link however late; what is no link, and whose invoice is gone, is unknown", () => {
  const shop = world();
  expect(refusalOf(readAfter(shop, "i0.signed", 900))).toBeNull();
  for (const token of ["", "i0", "i1.signed", "gone"])
    expect(refusalOf(readAfter(shop, token, 0))).toBe("PayLinkUnknown");
});

it("[PAY-03] a link is good for 30 days after the money came", () => {
  const shop = world();
  shop.step({ kind: "buys", document: 0 });
  for (const days of [0, paymentLimits.linkDays]) {
    const read = readAfter(shop, "i0.signed", days);
    expect(refusalOf(read)).toBeNull();
    expect(Result.getOrThrow(read).balance.left).toBe(0);
  }
  expect(refusalOf(readAfter(shop, "i0.signed", paymentLimits.linkDays + 1))).toBe("PayLinkOver");
});
