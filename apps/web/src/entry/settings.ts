// The web app's settings: read from the environment and checked once, at start. [OPS-01]
import { country } from "@kontor/api/readers";

export interface WebSettings {
  readonly host: string;
  readonly port: number;
  /** The shop's address to the outside, without a slash at its end. */
  readonly publicUrl: string;
  /** The same without a path. */
  readonly origin: string;
  /** Whether cookies are marked Secure: the shop is reached over https. */
  readonly secure: boolean;
  /** How many bytes of pages this process keeps; 0 for none. */
  readonly pageCacheBytes: number;
  /** Origin of an image proxy elsewhere; empty where this process makes pictures itself. [CNT-07] */
  readonly imageUrl: string;
  /** A split-off API; null when it runs in this process. */
  readonly apiUrl: string | null;
  readonly trustProxy: boolean;
  /** Name of the header that carries the token against forged requests, in small letters. [FRM-06] */
  readonly csrfHeader: string;
  /** By which policy names and addresses are read. */
  readonly addressPolicy: "specified" | "international";
  /** The country whose rate is in the catalogue's prices. [VAT-11] */
  readonly sellerCountry: string;
  /** Hosts that route rules may lead to; without any, every one over https. [LOC-14] */
  readonly redirectHosts: readonly string[];
  /** Where the customer panel is, if it is not the shop's own. [SES-10] */
  readonly customerPanelUrl: string | null;
}

export class SettingWrong extends Error {
  override readonly name = "SettingWrong";
}

const wholeAddress = (name: string, value: string): string => {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.search !== "" || url.hash !== "") {
    throw new SettingWrong(`${name} is "${value}", but it must be an http or https address such as https://shop.example`);
  }
  return url.href.replace(/\/+$/, "");
};

/** Reads the settings, or ends with a sentence that names the wrong one and what is allowed. */
export const webSettings = (environment: Readonly<Record<string, string | undefined>>): WebSettings => {
  const host = environment.HOST || "127.0.0.1";
  const portText = environment.PORT || "3000";
  const port = Number(portText);
  if (!/^\d{1,5}$/.test(portText) || port > 65_535)
    throw new SettingWrong(`PORT is "${portText}", but it must be a whole number from 0 to 65535`);
  const pageCache = environment.PAGE_CACHE_MB || "32";
  if (!/^\d{1,5}$/.test(pageCache))
    throw new SettingWrong(`PAGE_CACHE_MB is "${pageCache}", but it must be a whole number of megabytes; 0 keeps no pages`);
  const publicUrl = wholeAddress("PUBLIC_URL", environment.PUBLIC_URL || `http://${host}:${port}`);
  const proxy = environment.TRUST_PROXY || "off";
  if (!/^(on|off|true|false|yes|no|\d|[\da-f.:/, ]+)$/i.test(proxy))
    throw new SettingWrong(`TRUST_PROXY is "${proxy}", but it must be off, on, a number of proxies or their addresses`);
  const csrfHeader = (environment.CSRF_HEADER || "csrf-token").toLowerCase();
  if (!/^[a-z][a-z\d-]{0,63}$/.test(csrfHeader))
    throw new SettingWrong(`CSRF_HEADER is "${csrfHeader}", but it must be a header name of letters, digits and hyphens`);
  const policy = environment.ADDRESS_POLICY || "specified";
  if (policy !== "specified" && policy !== "international")
    throw new SettingWrong(`ADDRESS_POLICY is "${policy}", but it must be specified or international`);
  const sellerCountry = country("DE")(environment.SELLER_COUNTRY || undefined, "SELLER_COUNTRY");
  if (sellerCountry instanceof Error) throw new SettingWrong(sellerCountry.message);
  const redirectHosts = (environment.REDIRECT_HOSTS ?? "").split(/[\s,]+/).filter((name) => name !== "");
  const oddHost = redirectHosts.find((name) => !/^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i.test(name));
  if (oddHost !== undefined)
    throw new SettingWrong(`REDIRECT_HOSTS names "${oddHost}", but it must be host names with commas between them, such as example.org`);
  return {
    host,
    port,
    publicUrl,
    origin: new URL(publicUrl).origin,
    secure: publicUrl.startsWith("https:"),
    pageCacheBytes: Number(pageCache) * 1_048_576,
    imageUrl: environment.IMAGE_URL ? wholeAddress("IMAGE_URL", environment.IMAGE_URL) : "",
    apiUrl: environment.API_URL ? wholeAddress("API_URL", environment.API_URL) : null,
    trustProxy: !/^(off|false|no|0)$/i.test(proxy),
    csrfHeader,
    addressPolicy: policy,
    sellerCountry,
    redirectHosts,
    customerPanelUrl: environment.CUSTOMER_PANEL_URL ? wholeAddress("CUSTOMER_PANEL_URL", environment.CUSTOMER_PANEL_URL) : null,
  };
};
