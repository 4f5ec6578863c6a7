// The total that a visitor without scripts saw last: it goes along from step to step, so that the summary says where it is another one. [CHK-07] [VAT-10]
import { safeReturnPath } from "@kontor/domain/site/routing";

const parameter = "seen";

const total = (typed: string | null): number | null =>
  typed !== null && /^\d{1,12}$/.test(typed) ? Number(typed) : null;

/** The address of the summary with the total that was seen; any other way stays as it is. */
export const withSeenTotal = (way: string, summary: string, seen: string | number | null): string => {
  const cents = total(seen === null ? null : String(seen));
  return cents === null || safeReturnPath(way) !== summary ? way : `${way}?${parameter}=${cents}`;
};

/** The total that was seen before; null where none is known, or where it is the one of now. */
export const otherTotalSeen = (search: URLSearchParams, now: number | null): number | null => {
  const seen = total(search.get(parameter));
  return seen === now ? null : seen;
};
