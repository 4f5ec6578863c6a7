// Vouchers of every kind in the database, and out of it again. [CRT-04]
import { anyVoucher } from "@kontor/domain/shop/voucher/arbitraries";
import fc from "fast-check";
import { expect, it } from "vitest";
import { runningForFile } from "../../../test/harness.ts";
import { addVoucher, voucherByCode } from "./store.ts";

const { api } = await runningForFile();

it("[CRT-04] [CODE2-1] a voucher of any kind is read as it was stored, to the last of its facts", async () => {
  const vouchers = fc.sample(anyVoucher, { numRuns: 60, seed: 20_270_131 });
  for (const [place, voucher] of vouchers.entries()) {
    const stored = { ...voucher, code: `STORED-${place}` };
    await api.database.inTransaction((handle) => addVoucher(handle, stored));
    expect(await voucherByCode(api.database.reads, stored.code)).toEqual(stored);
  }
});
