// The web app's settings: what it needs of the shop's, which are read and checked in one place. [OPS-01]
import { type Environment, readSettings, type Settings } from "@kontor/api/settings";
import { type ProviderName, providersOf } from "@kontor/domain/shop/payment";
import type { Languages } from "@kontor/domain/visitor/locale";
import { languagesIn } from "./shop-languages.ts";

export { SettingsWrong } from "@kontor/api/settings";

export interface WebSettings
  extends Pick<
    Settings,
    | "host"
    | "port"
    | "publicUrl"
    | "dataDir"
    | "contentDir"
    | "databaseUrl"
    | "apiUrl"
    | "sessionSecret"
    | "csrfHeader"
    | "corsOrigins"
    | "addressPolicy"
    | "sellerCountry"
    | "timeZone"
    | "hsts"
    | "redirectHosts"
    | "mediaHosts"
    | "customerPanelUrl"
    | "loginProviders"
    | "optionalScripts"
    | "docsDir"
    | "trustProxy"
    | "logLevel"
  > {
  /** The shop's address without a path. */
  readonly origin: string;
  /** The languages of the shop, as its content says. [PKG-08] */
  readonly languages: Languages;
  /** Whether cookies are marked Secure: the shop is reached over https. */
  readonly secure: boolean;
  /** How many bytes of pages this process keeps; 0 for none. */
  readonly pageCacheBytes: number;
  /** Providers by which customers pay online: pages name the ways to pay. [PAY-03] */
  readonly paymentProviders: readonly ProviderName[];
  /** Origin of an image proxy elsewhere; empty where this process makes pictures itself. [CNT-07] */
  readonly imageUrl: string;
}

/** Reads the settings, or ends with sentences that name the wrong ones and what is allowed. */
export const webSettings = (environment: Environment): WebSettings => {
  const settings = readSettings(environment);
  const { publicUrl, imageUrl, mediaHosts, pageCacheMb, payment } = settings;
  return {
    ...settings,
    languages: languagesIn(settings.contentDir),
    origin: new URL(publicUrl).origin,
    secure: publicUrl.startsWith("https:"),
    pageCacheBytes: pageCacheMb * 1_048_576,
    paymentProviders: providersOf(payment),
    imageUrl: imageUrl ?? "",
    mediaHosts: mediaHosts.map((host) => host.toLowerCase()),
  };
};
