// Which answers of the shop are the same for whom: everything that the VAT country of a visitor may follow from. [VAT-02] [VAT-12]
import { readCookies } from "../platform/server/cookies.ts";
import { chosenColours } from "../visitor/colour-mode/colours.ts";
import type { PageRequest } from "../platform/page/services.ts";

/** Headers in which a proxy may name the visitor's country. */
export const countryHeaders = ["cf-ipcountry", "x-vercel-ip-country", "x-country-code"] as const;

type HeaderReader = (name: string) => string | null | undefined;

/** Visitors of one key see the same prices in the same colours; null for a visitor with a token, whose country only the API knows. */
export const visitorKey = (header: HeaderReader): string | null => {
  const cookie = header("cookie");
  const cookies = cookie ? readCookies(cookie) : null;
  if (cookies?.get("token")) return null;
  const [one, two, three] = countryHeaders;
  return `vat|${cookies?.get("vatCountry") ?? ""}|${header(one) ?? ""}|${header(two) ?? ""}|${header(three) ?? ""}|${chosenColours(header) ?? ""}`.slice(
    0,
    120,
  );
};

/** The key of who asks for a page. */
export const visitorKeyOf = ({ headers }: PageRequest): string | null => visitorKey((name) => headers.get(name));

/** Who sees the same pages as whom, for the page cache. */
export const audience = { headers: countryHeaders, keyOf: visitorKey };
