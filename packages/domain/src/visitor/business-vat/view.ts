// Which country is shown, and what is stored of it.
import type { SnapshotFrom } from "xstate";
import type { VatCountry } from "#kernel/country";
import type { BusinessView } from "./model.ts";
import { cookiesOf, seenCountry } from "./rules.ts";
import type { businessVatMachine } from "./machine.ts";

type BusinessVatSnapshot = Pick<SnapshotFrom<typeof businessVatMachine>, "context">;

const viewIn = ({ context }: BusinessVatSnapshot): BusinessView => ({ own: context.own, business: context.business });

/** The country whose rate is shown. */
export const shownCountry = (snapshot: BusinessVatSnapshot): VatCountry => seenCountry(viewIn(snapshot));

/** What the cookies are to hold. */
export const businessCookies = (snapshot: BusinessVatSnapshot): ReturnType<typeof cookiesOf> =>
  cookiesOf(viewIn(snapshot));
