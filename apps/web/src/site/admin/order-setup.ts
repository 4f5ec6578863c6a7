// What staff read of the setup of an order: from when, and each item with everything that was chosen of it. [LGL-04] [PRD-01] [DOM-07]
import type { TimeZone } from "@kontor/domain/kernel/calendar";
import type { ShopComponents } from "@kontor/adapters/contract";
import { inLocale, type Locale } from "@kontor/domain/visitor/locale";
import { countryText, dayText, momentText } from "../../platform/texts/format.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { deskHref } from "./desk-page.ts";
import type { DeskFact, DeskSection } from "./desk-views.ts";

type Order = ShopComponents["schemas"]["OrderRecord"];
type Item = Order["setup"]["items"][number];
type Part = Item["parts"][number];

/** From when it may be set up, with the reason. */
const beginOf = ({ setup, placedAt, progress }: Order, locale: Locale, zone: TimeZone): string => {
  const t = texts(locale, "admin");
  // As the list says it: every contract is over, or none was made.
  if (progress === "over") return t("meta.orders.progress.over");
  if (setup.from === null) return t("meta.order.begin.papers");
  if (setup.from !== placedAt)
    return t(`meta.order.begin.${setup.waitsFor === null ? "over" : "period"}`, {
      moment: momentText(locale, setup.from, zone),
    });
  return t(`meta.order.begin.${setup.earlyStart ? "early" : "now"}`);
};

/** A part in words: how many of it, how a name comes here, what its holder confirmed. */
const partText = ({ kind, title, quantity, acquisition, condition }: Part, locale: Locale): string => {
  const t = texts(locale, "admin");
  const name = quantity > 1 ? `${quantity} × ${inLocale(title, locale)}` : inLocale(title, locale);
  const notes = [
    ...(kind === "domain" && acquisition !== null ? [t(`meta.order.acquisition.${acquisition}`)] : []),
    ...(condition === null ? [] : [t("meta.order.confirmed", { condition: inLocale(condition, locale) })]),
  ];
  return notes.length === 0 ? name : `${name} (${notes.join("; ")})`;
};

/** An item, and that its contract is over where others of the order are not. */
const itemFact = ({ number, location, chosen, parts }: Item, { contracts }: Order, locale: Locale): DeskFact => {
  const t = texts(locale, "admin");
  const standing = contracts.find((contract) => contract.number === number)?.standing;
  const over = standing === "withdrawn" || standing === "ended" ? [t(`meta.order.standing.${standing}`)] : [];
  const place =
    location === null ? [] : [location === "any" ? t("meta.order.anyLocation") : countryText(locale, location)];
  return {
    label: number,
    value: [
      ...over,
      ...parts.map((part) => partText(part, locale)),
      ...place.map((name) => `${t("meta.order.location")}: ${name}`),
      ...chosen.map(({ label, value }) => `${inLocale(label, locale)}: ${dayText(locale, value)}`),
    ].join(" · "),
  };
};

/** Authcodes leave the shop as a file, for an administrator who has just proved who they are. */
const authcodeLinks = (
  { id, setup }: Order,
  locale: Locale,
  isAdmin: boolean,
): Pick<DeskSection, "links" | "lines"> => {
  const t = texts(locale, "admin");
  if (setup.authcodes === 0) return {};
  const lines = [
    t(
      setup.waitsFor === null
        ? isAdmin
          ? "meta.order.authcodesText"
          : "meta.order.authcodesAdmin"
        : "meta.order.authcodesLater",
    ),
  ];
  if (setup.waitsFor !== null || !isAdmin) return { lines };
  return {
    lines,
    links: [{ href: deskHref(locale, `orders/${encodeURIComponent(id)}/authcodes`), text: t("meta.order.authcodes") }],
  };
};

export const setupSection = (order: Order, locale: Locale, zone: TimeZone, isAdmin: boolean): DeskSection => {
  const t = texts(locale, "admin");
  return {
    key: "setup",
    title: t("meta.order.setupTitle"),
    facts: [
      { label: t("meta.order.setUpFrom"), value: beginOf(order, locale, zone) },
      ...order.setup.items.map((item) => itemFact(item, order, locale)),
      ...order.delivery.map(({ number, state, text, link, reportedAt }) => ({
        label: t("meta.order.reported", { number }),
        value: [t(`meta.order.delivery.${state}`), inLocale(text, locale), link, momentText(locale, reportedAt, zone)]
          .filter((part) => part != null)
          .join(" · "),
      })),
    ],
    ...authcodeLinks(order, locale, isAdmin),
  };
};
