// Which answers of the shop are the same for whom: everything that the VAT country of a visitor may follow from. [VAT-02] [VAT-12]
import { countryOfPage, pageView } from "../visitor/business-vat/page-view.ts";
import { chosenColours } from "../visitor/colour-mode/colours.ts";
import { consentKey, privacyHeader } from "../visitor/consent/decision.ts";
import type { OptionalScript } from "@kontor/domain/visitor/consent";
import { addressOf } from "../platform/page/request-address.ts";
import type { PageRequest } from "../platform/page/services.ts";

/** Headers in which a proxy may name the visitor's country. */
export const countryHeaders = ["cf-ipcountry", "x-vercel-ip-country", "x-country-code"] as const;

type HeaderReader = (name: string) => string | null | undefined;

/** Visitors of one key see the same prices in the same colours; null for a visitor with a token, whose country only the API knows. Where cookies or a business page name the country, no proxy is asked. [VAT-04] [VAT-12] */
export const visitorKey = (header: HeaderReader, url: string): string | null => {
  const view = pageView(header, url);
  if (view.signedIn) return null;
  const [one, two, three] = countryHeaders;
  const country = countryOfPage(view) ?? ["", header(one) ?? "", header(two) ?? "", header(three) ?? ""].join("|");
  return `vat|${country}|${chosenColours(header) ?? ""}`.slice(0, 120);
};

/** The key of who asks for a page. */
export const visitorKeyOf = (request: PageRequest): string | null =>
  visitorKey((name) => request.headers.get(name), addressOf(request));

/** Who sees the same pages as whom, for the page cache: the same prices and colours, and asked for consent or not. [VIS-02] */
export const audienceOf = (scripts: readonly OptionalScript[]) => ({
  headers: [...countryHeaders, privacyHeader],
  keyOf: (header: HeaderReader, url: string): string | null => {
    const key = visitorKey(header, url);
    return key === null ? null : `${key} ${consentKey(header, scripts)}`;
  },
  isMarked: (header: HeaderReader, url: string): boolean => pageView(header, url).flag !== undefined,
});
