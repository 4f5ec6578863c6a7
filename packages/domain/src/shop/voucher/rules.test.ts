// Vouchers by the scenarios that other shops test, and as JSON. [CRT-04]
import * as Result from "effect/Result";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { instant } from "#kernel/calendar";
import { cents } from "#kernel/money";
import { anyVoucher } from "./arbitraries.ts";
import { decodeVoucher } from "./codec.ts";
import { exampleVoucher } from "./examples.ts";
import { givenBack, mayRedeem, redeemed, voucherCode, voucherDiscount } from "./index.ts";

const now = instant(1_800_000_000_000);
const voucher = exampleVoucher("SUMMER", 1000);

describe("a voucher", () => {
  it("[CRT-04] holds at its first and at its last instant, and neither before nor after", () => {
    const limited = { ...voucher, validFrom: now, validUntil: instant(now + 10) };
    expect(
      [-1, 0, 10, 11].map((later) => Result.isSuccess(mayRedeem("SUMMER", limited, instant(now + later)))),
    ).toEqual([false, true, true, false]);
  });
  it("[CRT-04] without days holds at any time", () =>
    expect([-1, 0, now].map((at) => Result.isSuccess(mayRedeem("SUMMER", voucher, instant(at))))).toEqual([
      true,
      true,
      true,
    ]));
  it.each(["  SUMMER\t", "summer", " Summer"])("[CRT-04] is meant by its code however %j is typed", (typed) =>
    expect(Result.getOrThrow(voucherCode(typed))).toBe("SUMMER"),
  );
  it.each(["", " ", "\t\n"])("[CRT-04] %j is no code", (typed) => {
    const read = voucherCode(typed);
    expect(Result.isFailure(read) && read.failure._tag).toBe("VoucherCodeMissing");
  });
  it("[CRT-04] without a voucher nothing comes off", () =>
    expect(Result.getOrThrow(voucherDiscount(null, cents(500)))).toBe(0));
  it("[CRT-04] is named by its code when it is not valid", () => {
    const refused = mayRedeem("WINTER", null, now);
    expect(Result.isFailure(refused) && refused.failure).toMatchObject({ _tag: "VoucherNotValid", code: "WINTER" });
  });
  it("[CRT-04] says that it was used or is over, and nothing of one that will be worth something", () => {
    const later = { ...voucher, validFrom: instant(now + 1) };
    const [none, early, used, over] = [null, later, redeemed(voucher, now), { ...voucher, validUntil: instant(0) }].map(
      (found) => {
        const tried = mayRedeem("SUMMER", found, now);
        return Result.isFailure(tried) ? JSON.stringify(tried.failure) : "";
      },
    );
    expect(early).toBe(none);
    expect([none, used, over]).toEqual([
      expect.stringContaining("VoucherNotValid"),
      expect.stringContaining("VoucherRedeemed"),
      expect.stringContaining("VoucherExpired"),
    ]);
  });
  it("[CRT-04] may be used again after its order was cancelled", () =>
    expect(Result.isSuccess(mayRedeem("SUMMER", givenBack(redeemed(voucher, now), now), now))).toBe(true));
  it("[CRT-04] may cover an invoice to the cent, and not a cent more", () => {
    expect(Result.getOrThrow(voucherDiscount(voucher, cents(1000)))).toBe(-1000);
    const refused = voucherDiscount(voucher, cents(999));
    expect(Result.isFailure(refused) && refused.failure).toMatchObject({
      _tag: "VoucherTooHigh",
      code: "SUMMER",
      value: 1000,
      subtotal: 999,
      rule: "CRT-04",
    });
  });
  it("[CRT-04] survives being stored", () => {
    fc.assert(
      fc.property(
        anyVoucher,
        (stored) => void expect(Result.getOrThrow(decodeVoucher(JSON.parse(JSON.stringify(stored))))).toEqual(stored),
      ),
    );
  });
});
