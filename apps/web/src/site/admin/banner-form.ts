// The form of a small banner's schedule. [ADM-04]
import { type Instant, readTypedDay } from "@kontor/domain/kernel/calendar";
import { readBannerPages } from "@kontor/domain/site/admin";
import type { Act, Sent } from "./act.ts";
import { momentAt } from "../desk/shop-time.ts";

/** A day with a time, or from its beginning; null for nothing typed, undefined for what is no moment. */
const momentIn = ({ typed, zone }: Pick<Sent, "typed" | "zone">, name: string): Instant | null | undefined => {
  const [written, time] = [typed(`${name}Day`), typed(`${name}Time`)];
  if (written === "" && time === "") return null;
  const day = readTypedDay(written);
  return day === null ? undefined : (momentAt(day, time === "" ? "00:00" : time.slice(0, 5), zone) ?? undefined);
};

export const bannerAct: Act = {
  page: (typed) => `small-banners/${encodeURIComponent(typed("key"))}`,
  change: ({ typed, chosen, call, zone }) => {
    const [from, until] = [momentIn({ typed, zone }, "from"), momentIn({ typed, zone }, "until")];
    if (from === undefined || until === undefined) return "DateInvalid";
    const body = {
      active: typed("active") === "1",
      from,
      until,
      pages: [...chosen("places"), ...readBannerPages(typed("addresses"))],
    };
    return call("PUT", "/shop/admin/small-banners/{key}", { path: { key: typed("key") }, body });
  },
};
