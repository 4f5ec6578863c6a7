// Puts into a drawn document what belongs to consent: the banner for who has not decided, the loader of optional scripts where there are any. [VIS-02]
import type { OptionalScript } from "@kontor/domain/visitor/consent";
import type { Locale } from "@kontor/domain/visitor/locale";
import { LRUCache } from "lru-cache";
import { escapedCode as escaped } from "../../platform/texts/escape.ts";
import type { PageServices } from "../../platform/page/services.ts";
import { bannerText, wayToBannerText } from "./banner.tsx";
import bannerPress from "./banner-press.ts?inline-script";
import { needsBanner, revisionIn, scriptsOf } from "./decision.ts";
import optionalScripts from "./optional-scripts.ts?inline-script";
import type { ConsentFacts } from "./views.ts";

interface DrawnFor {
  readonly locale: Locale;
  readonly here: string;
  readonly header: (name: string) => string | null | undefined;
  readonly services: Pick<PageServices, "filesOf" | "optionalScripts">;
}

/** What a document says in its first tag, what stands at both ends of its body, and the inline scripts among it. */
interface Consent {
  /** What the document itself says of it: by this the browser knows whether a stored decision still counts. */
  readonly attributes: string;
  readonly begin: string;
  readonly end: string;
  readonly scripts: readonly string[];
}

const factsOf = (scripts: readonly OptionalScript[]): ConsentFacts => ({ revision: revisionIn(scripts), scripts });

/** What React has drawn: it follows from few things, and pages that are made for each request have it, too. */
const drawnTexts = new LRUCache<string, string, () => string>({
  max: 500,
  memoMethod: (_key, _stale, { context }) => context(),
});
const drawnOnce = (key: string, draw: () => string): string => drawnTexts.memo(key, { context: draw });

/** A banner by itself, for a page that goes on without a new document. */
export const bannerOf = ({ locale, here, services }: Omit<DrawnFor, "header">): string => {
  const scripts = scriptsOf(services);
  const script = services.filesOf("consent-banner").scripts[0];
  return drawnOnce(JSON.stringify([locale, here, revisionIn(scripts), script]), () =>
    bannerText({ locale, here, facts: factsOf(scripts), script }),
  );
};

/** Without scripts in the settings there is nothing to load. */
const loaderText = (scripts: readonly OptionalScript[]): string =>
  scripts.length === 0
    ? ""
    : `<script data-facts="${escaped(JSON.stringify(factsOf(scripts)))}">${optionalScripts}</script>`;

/** The banner of a document, which pages that show the decision themselves and those of staff do not have; the loader of optional scripts on public pages alone. [SEC4-5] */
export const consentAround = (
  drawn: DrawnFor,
  { hasNone, isPublic }: { readonly hasNone: boolean; readonly isPublic: boolean },
): Consent => {
  const { services, header, locale } = drawn;
  const scripts = scriptsOf(services);
  const isBanner = !hasNone && needsBanner(header, scripts);
  const loader = isPublic ? loaderText(scripts) : "";
  const isPressed = isBanner && services.filesOf("consent-banner").scripts.length > 0;
  return {
    attributes: ` data-revision="${revisionIn(scripts)}"`,
    begin: isBanner ? drawnOnce(locale, () => wayToBannerText(locale)) : "",
    end: `${isBanner ? bannerOf(drawn) : ""}${isPressed ? `<script>${bannerPress}</script>` : ""}${loader}`,
    scripts: [...(isPressed ? [bannerPress] : []), ...(loader === "" ? [] : [optionalScripts])],
  };
};
