// A small banner in the hands of administrators: as it is drawn in both languages, when and where it is shown, and what was changed. [ADM-04]
import { bannerPlaces, type BannerSchedule, bannerState, type SmallBanner } from "@kontor/domain/site/admin";
import { type TimeZone } from "@kontor/domain/kernel/calendar";
import { brokenHref, plainLink } from "@kontor/domain/site/link";
import { inLocale, type Locale, locales } from "@kontor/domain/visitor/locale";
import type { PageFacts } from "../../platform/page/facts.ts";
import { momentText } from "../../platform/texts/format.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { smallBanners } from "./banners.ts";
import { type Desk, deskHref, outcomeIn } from "./desk-page.ts";
import type { BannerPreview, DeskField, DeskForm } from "./desk-views.ts";
import { lastChanges } from "./last-changes.ts";
import { clockTime } from "../desk/shop-time.ts";

export const bannerLooks = {
  shown: "free",
  planned: "plain",
  off: "plain",
  over: "plain",
  incomplete: "stop",
} as const;

const isPlace = (page: string): boolean => bannerPlaces.some((place) => place === page);

/** The pages that it names, in words. */
export const bannerPagesText = ({ pages }: Pick<SmallBanner, "pages">, locale: Locale): string => {
  const t = texts(locale, "admin");
  if (pages.length === 0) return t("meta.small-banner.everywhere");
  return pages.map((page) => (isPlace(page) ? t(`meta.small-banner.places.${page}`) : page)).join(", ");
};

export const bannerPreviews = ({ lead, text, url }: SmallBanner, locale: Locale): readonly BannerPreview[] => {
  const t = texts(locale, "admin");
  return locales.map((each) => {
    const href = plainLink(inLocale(url, each));
    return {
      locale: each,
      name: t(`language.${each}`),
      lead: inLocale(lead, each),
      text: inLocale(text, each) === "" ? t("small-banners.noText") : inLocale(text, each),
      href: href === brokenHref ? null : href,
    };
  });
};

const scheduleForm = ({ key, active, from, until, pages }: SmallBanner, locale: Locale, zone: TimeZone): DeskForm => {
  const t = texts(locale, "admin");
  const [fromDay, fromTime] = from === null ? [] : clockTime(from, zone).split("T");
  const [untilDay, untilTime] = until === null ? [] : clockTime(until, zone).split("T");
  const optional = (name: string, kind: "date" | "time", value = ""): DeskField => ({
    name,
    label: t(`meta.small-banner.${name}`),
    kind,
    value,
    isOptional: true,
  });
  return {
    act: "banner",
    title: t("meta.small-banner.form"),
    text: t("meta.small-banner.formText"),
    hidden: { key },
    fields: [
      {
        name: "active",
        label: t("meta.small-banner.active"),
        kind: "select",
        value: active ? "1" : "0",
        options: ["1", "0"].map((value) => ({ value, label: t(`meta.small-banner.${value === "1" ? "on" : "off"}`) })),
      },
      optional("fromDay", "date", fromDay),
      optional("fromTime", "time", fromTime),
      optional("untilDay", "date", untilDay),
      optional("untilTime", "time", untilTime),
      {
        name: "places",
        label: t("meta.small-banner.placesLabel"),
        hint: t("meta.small-banner.placesHint"),
        kind: "checks",
        value: pages.filter(isPlace).join(" "),
        options: bannerPlaces.map((value) => ({ value, label: t(`meta.small-banner.places.${value}`) })),
        isOptional: true,
      },
      {
        name: "addresses",
        label: t("meta.small-banner.addresses"),
        hint: t("meta.small-banner.addressesHint"),
        kind: "lines",
        value: pages.filter((page) => !isPlace(page)).join("\n"),
        isOptional: true,
      },
    ],
    button: t("meta.small-banner.save"),
  };
};

/** What is published is read again a moment after a change: the draft, which has the same schedule, says at once what was saved. */
const currentSchedule = async ({ services }: PageFacts, key: string): Promise<Partial<BannerSchedule>> => {
  const drafted = await smallBanners({ ...services, drafts: true });
  const found = drafted.kind === "away" ? undefined : drafted.value.find((each) => each.key === key);
  if (found === undefined) return {};
  const { active, from, until, pages } = found;
  return { active, from, until, pages };
};

/** `isElsewhere`: the content is a system of its own, whose editor schedules. */
export const bannerDesk = async (facts: PageFacts, key: string, isElsewhere: boolean): Promise<Desk> => {
  const { locale } = facts;
  const read = await smallBanners(facts.services);
  if (read.kind === "away") return { failed: 503 };
  const published = read.value.find((each) => each.key === key);
  if (published === undefined) return { failed: 404 };
  const banner = isElsewhere ? published : { ...published, ...(await currentSchedule(facts, key)) };
  const t = texts(locale, "admin");
  const state = bannerState(banner, facts.services.now());
  const moment = (at: SmallBanner["from"]): string =>
    at === null ? t("small-banners.always") : momentText(locale, at, facts.services.zone);
  const journal = await lastChanges(facts, key);
  return {
    title: key,
    lead: t("meta.small-banner.lead"),
    data: {
      tool: "entry",
      back: { href: deskHref(locale, "small-banners"), text: t("small-banners.title") },
      entry: {
        title: key,
        slips: [{ text: t(`small-banners.state.${state}`), slip: bannerLooks[state] }],
        outcome: outcomeIn(facts, ["banner"]),
        sections: [
          { key: "preview", title: t("meta.small-banner.preview"), banner: bannerPreviews(banner, locale) },
          {
            key: "schedule",
            title: t("meta.small-banner.schedule"),
            facts: [
              { label: t("small-banners.from"), value: moment(banner.from) },
              { label: t("small-banners.until"), value: moment(banner.until) },
              { label: t("meta.small-banner.pages"), value: bannerPagesText(banner, locale) },
            ],
            ...(isElsewhere
              ? { lines: [t("meta.small-banner.elsewhere")] }
              : { forms: [scheduleForm(banner, locale, facts.services.zone)] }),
          },
          ...(journal === null ? [] : [{ key: "journal", title: t("meta.customer.journal"), table: journal }]),
        ],
      },
    },
  };
};
