// What was refused of a change that a form without scripts made, at its place on the cart's page. [CRT-04] [CRT-08]
import type { Locale } from "@kontor/domain/visitor/locale";
import { refusedIn } from "../../platform/page/refused-in.ts";
import type { CartContents, CartPage } from "./views.ts";

/** Codes are shorter; what is longer was not typed by a person. */
const longestVoucher = 64;

export const refusedChange = (
  search: URLSearchParams,
  locale: Locale,
  { problems, voucherRefused }: CartContents,
): Pick<CartPage, "problems" | "voucherRefused" | "typedVoucher"> => {
  const [refusal, item, voucher] = [search.get("problem") ?? "", search.get("item"), search.get("voucher")];
  const detail = refusedIn(search, locale);
  if (detail === null) return { problems, voucherRefused };
  if (voucher !== null) return { problems, voucherRefused: { refusal, detail }, typedVoucher: voucher.slice(0, longestVoucher) };
  return { problems: item === null ? problems : [...problems, { item, refusal, detail }], voucherRefused };
};
