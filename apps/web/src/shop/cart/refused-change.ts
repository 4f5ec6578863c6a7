// What was refused of a change that a form without scripts made, at its place on the cart's page. [CRT-04] [CRT-08]
import type { Locale } from "@kontor/domain/visitor/locale";
import { refusedIn } from "../../platform/page/refused-in.ts";
import type { CartContents, CartPage } from "./views.ts";

/** Codes are shorter; what is longer was not typed by a person. */
const longestVoucher = 64;

export const refusedChange = (
  search: URLSearchParams,
  locale: Locale,
  { problems }: CartContents,
): Pick<CartPage, "problems" | "refusedVoucher"> => {
  const [refusal, item, voucher] = [search.get("problem") ?? "", search.get("item"), search.get("voucher")];
  const detail = refusedIn(search, locale);
  if (detail === null) return { problems };
  if (voucher !== null) return { problems, refusedVoucher: { code: voucher.slice(0, longestVoucher), text: detail } };
  return { problems: item === null ? problems : [...problems, { item, refusal, detail }] };
};
