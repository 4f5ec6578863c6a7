// What always holds of the admin area's views: every fault is found, a banner is shown only in its time.
import * as Result from "effect/Result";
import fc from "fast-check";
import { instant } from "#kernel/calendar";
import { law, type Law } from "#kernel/law";
import { dealOf, hasPage } from "#shop/catalog";
import { anyCatalog, anyCatalogWithDeals } from "#shop/catalog/arbitraries";
import { anyBanner, anyProductFault, soundCatalog, withFault } from "./arbitraries.ts";
import { faultyDeals, faultyEntries } from "./faults.ts";
import { firstAdmin } from "./first-admin.ts";
import { adminPasswordLength } from "./limits.ts";
import { adminPage } from "./pages.ts";
import { moneyLaws } from "./money-laws.ts";
import { differenceLaws } from "./difference-laws.ts";
import { numberLaws } from "./number-laws.ts";
import { contentLaws } from "./content-laws.ts";
import { sectionLaws } from "./section-laws.ts";
import { sentActLaws } from "./sent-act-laws.ts";
import { clockLaws } from "./clock-laws.ts";
import { staffLaws } from "./staff-laws.ts";
import {
  bannersChangeAt,
  bannerState,
  readBannerPages,
  scheduledBanner,
  shownBanners,
  standsOn,
  writeBannerPages,
} from "./banners.ts";
import { linkHelper } from "./rules.ts";
import { inLocale } from "#visitor/locale";

const anyNow = fc.integer({ min: 0, max: 25 }).map(instant);

export const laws: readonly Law[] = [
  ...staffLaws,
  ...clockLaws,
  ...contentLaws,
  ...sectionLaws,
  ...moneyLaws,
  ...sentActLaws,
  law("[ADM-01] each fault of a product is found under its own name, with the rule that it breaks", () =>
    fc.property(anyProductFault, (fault) => {
      const found = faultyEntries(withFault(fault));
      return (
        faultyEntries(soundCatalog).length === 0 &&
        found.some((one) => one.fault === fault && /^[A-Z]{3}-\d\d$/.test(one.rule))
      );
    }),
  ),
  law("[ADM-01] an entry is named as faulty only if it is in the catalogue, and no fault is reported twice", () =>
    fc.property(anyCatalog, (catalog) => {
      const found = faultyEntries(catalog);
      const keys = [...catalog.products, ...catalog.categories].map(({ key }) => key as string);
      const known = [...keys, ...catalog.endings.map(({ ending }) => ending)];
      return (
        found.every(({ key }) => known.includes(key)) &&
        new Set(found.map((one) => JSON.stringify(one))).size === found.length
      );
    }),
  ),
  law("[ADM-01] [CNT-05] a deal is named as faulty exactly where no moment has it, or its product is not sold", () =>
    fc.property(anyCatalogWithDeals, fc.boolean(), ({ catalog, product }, isRemoved) => {
      const sold = isRemoved ? { ...catalog, products: catalog.products.filter((one) => one !== product) } : catalog;
      return (sold.deals ?? []).every((deal) => {
        const alone = { ...sold, deals: [{ ...deal, soldOut: false }] };
        const own = sold.products.find(({ key }) => key === deal.product);
        const moments = Array.from({ length: Math.max(1, deal.closes - deal.opens) }, (_, later) =>
          instant(deal.opens + later),
        );
        const isHad = own !== undefined && moments.some((now) => dealOf(alone, own, now) !== null);
        return faultyDeals(sold).some(({ key }) => key === deal.key) !== isHad;
      });
    }),
  ),
  law(
    "[ADM-04] [LNK-01] the helper has every product with a page, its links in both languages, and marks exactly the broken ones",
    () =>
      fc.property(anyCatalog, (catalog) => {
        const help = linkHelper(catalog);
        return (
          help.length === catalog.products.filter(hasPage).length &&
          help.every(({ links, broken }) =>
            (["en", "de"] as const).every(
              (locale) => broken.includes(locale) === (inLocale(links, locale).href === "#"),
            ),
          )
        );
      }),
  ),
  law(
    "[ADM-04] a banner is shown only while it is on, complete and in its time, which never comes back once it is over",
    () =>
      fc.property(anyBanner, anyNow, fc.nat(5), (banner, now, later) => {
        const state = bannerState(banner, now);
        const inTime = (banner.from ?? 0) <= now && now < (banner.until ?? 26);
        return (
          (state !== "shown" || (banner.active && inTime)) &&
          (state !== "over" || bannerState(banner, instant(now + later)) === "over")
        );
      }),
  ),
  law("[ADM-04] until banners change, the same ones are shown", () =>
    fc.property(fc.array(anyBanner, { maxLength: 4 }), anyNow, fc.nat(25), (banners, now, later) => {
      const change = bannersChangeAt(banners, now);
      const moment = instant(now + later);
      const shown = (at: typeof now) => JSON.stringify(shownBanners(banners, at));
      return (
        (change === null || change > now) && ((change !== null && moment >= change) || shown(moment) === shown(now))
      );
    }),
  ),
  law("[ADM-04] the pages of a banner are read as they are written, and more of them show it on no fewer pages", () =>
    fc.property(
      anyBanner,
      anyBanner,
      fc.constantFrom("/en", "/en/domains", "/de/blog", "/de/blog/tips"),
      ({ pages }, other, path) => {
        const page = { place: null, path };
        const both = [...pages, ...other.pages];
        const isOnNoFewer = pages.length === 0 || !standsOn(pages, page) || standsOn(both, page);
        return JSON.stringify(readBannerPages(writeBannerPages(pages))) === JSON.stringify(pages) && isOnNoFewer;
      },
    ),
  ),
  law("[ADM-04] a schedule is taken exactly where the banner could be shown some time", () =>
    fc.property(anyBanner, (banner) => {
      const validBanner = {
        ...banner,
        active: true,
        pages: [],
        text: { en: "a", de: "b" },
        url: { en: "/a", de: "/b" },
      };
      const isEver = Array.from({ length: 26 }, (_, at) => shownBanners([validBanner], instant(at))).some(
        ({ length }) => length > 0,
      );
      const isPossible = banner.until === null || banner.until > 0;
      return Result.isSuccess(scheduledBanner(banner.key, banner, { ...banner, pages: [] }))
        ? isEver === isPossible
        : !isEver;
    }),
  ),
  law(
    "[ADM-03] [ADM-05] whatever a path is, it is a page of the admin area or refused, and only products with a pro form have one",
    () =>
      fc.property(
        fc.array(
          fc.oneof(
            fc.constantFrom("admin", "preview", "tests", "blog", "products", "a-pro-form", "b-pro-form"),
            fc.string(),
          ),
          {
            maxLength: 5,
          },
        ),
        (segments) => {
          const page = adminPage(`/${segments.join("/")}`, ["a"]);
          return (
            Result.isFailure(page) ||
            (segments.includes("admin") &&
              (page.success.kind !== "test-form" || [null, "a"].includes(page.success.product)))
          );
        },
      ),
  ),
  law(
    "[ADM-06] the first administrator has a password of at least twelve characters, and is refused where there is one already",
    () =>
      fc.property(fc.emailAddress(), fc.string({ maxLength: 80 }), fc.nat(2), (email, password, admins) => {
        const made = firstAdmin({ email, password }, admins);
        return (
          Result.isFailure(made) ||
          (admins === 0 &&
            made.success.password === password.normalize("NFC") &&
            [...made.success.password].length >= adminPasswordLength)
        );
      }),
  ),
  law(
    "[ADM-02] [ADM-05] the test forms are privacy, sponsoring, cancellation and the pro form of each product that has one, and no other",
    () =>
      fc.property(
        fc.oneof(
          fc.constantFrom("privacy", "sponsoring", "cancellation", "newsletter", "a-pro", "b-pro"),
          fc.stringMatching(/^[a-z-]{1,9}$/),
        ),
        fc.subarray(["a", "b"]),
        (name, products) => {
          const page = adminPage(`/admin/tests/${name}-form`, products);
          const found = Result.isSuccess(page) && page.success.kind === "test-form" ? page.success : null;
          const product = products.find((one) => name === `${one}-pro`) ?? null;
          return ["privacy", "sponsoring", "cancellation"].includes(name)
            ? found?.form === name && found.product === null
            : product === null
              ? found === null
              : found?.form === "product-pro" && found.product === product;
        },
      ),
  ),
  ...numberLaws,
  ...differenceLaws,
];
