// Which country is shown, and what is stored of it.
import type { VatCountry } from "#kernel/country";
import type { BusinessView } from "./model.ts";
import { cookiesOf, seenCountry } from "./rules.ts";
import type { BusinessVatSnapshot } from "./machine.ts";

type Shown = Pick<BusinessVatSnapshot, "context">;

const viewIn = ({ context }: Shown): BusinessView => ({ own: context.own, business: context.business });

/** The country whose rate is shown. */
export const shownCountry = (snapshot: Shown): VatCountry => seenCountry(viewIn(snapshot));

/** What the cookies are to hold. */
export const businessCookies = (snapshot: Shown): ReturnType<typeof cookiesOf> => cookiesOf(viewIn(snapshot));
