// The calendar of an order's contracts as one file beside letters, as the contracts are when the letter is sent. [ACC-02] [CHK-05] [LOOK3-21]
import { contractView, orderCalendarFile, type ServiceContract } from "@kontor/domain/shop/contract";
import { isLocale, type Locale, moneyText } from "@kontor/domain/visitor/locale";
import { todayOf } from "../../platform/calendar/today.ts";
import type { AttachmentMaker, AttachmentMakers, AttachmentReference } from "../../platform/mail/attachments.ts";
import { siteTexts } from "../../platform/provider/provider-store.ts";
import type { PlatformServices } from "../../platform/services.ts";
import { nextBillsOf } from "./next-bills.ts";
import { contractsById, contractsOfOrder, earlierStanding } from "./store.ts";

/** Beside the letter of an order, before which nothing was given out; where an end was undone; beside all others. */
const kinds = { first: "calendar-first", undone: "calendar-undone", other: "calendar" } as const;

type Kind = keyof typeof kinds;

/** Of the orders of these contracts, a file each. */
export const calendarReferences = (
  contracts: readonly Pick<ServiceContract, "id" | "orderId">[],
  locale: Locale,
  kind: Kind = "other",
): readonly AttachmentReference[] => {
  const orders = new Map(contracts.map(({ id, orderId }) => [orderId, id]));
  return [...orders.values()].map((id) => ({ kind: kinds[kind], of: `${locale} ${id}` }));
};

const placeOf = ({ number }: ServiceContract): number => Number(number.slice(number.lastIndexOf("-") + 1));

const calendarAttachment =
  (services: Pick<PlatformServices, "database" | "now" | "settings">, kind: Kind): AttachmentMaker =>
  async (of) => {
    const { database, now, settings } = services;
    const [locale = "", ...ids] = of.split(" ");
    const [one] = await contractsById(database.reads, ids.slice(0, 1));
    if (one === undefined || !isLocale(locale)) throw new Error(`there is no calendar of ${of}`);
    const contracts = (await contractsOfOrder(database.reads, one.orderId)).toSorted((a, b) => placeOf(a) - placeOf(b));
    const today = todayOf(services);
    // The contracts of an order have the same earlier ones.
    const earlier = await earlierStanding(database.reads, one);
    const asBilledNext = await nextBillsOf(database.reads, services, one.customerNumber, today);
    const viewOf = (contract: ServiceContract) =>
      contractView(asBilledNext(contract), today, earlier, settings.timeZone);
    const [first, ...others] = contracts.map(viewOf);
    const { name, body } = orderCalendarFile([first ?? viewOf(one), ...others], {
      locale,
      money: (cents) => moneyText(locale, cents),
      provider: await siteTexts(database.reads),
      now: now(),
      isFirst: kind === "first",
      undone: kind === "undone",
    });
    return { name, mime: "text/calendar; charset=utf-8; method=PUBLISH", content: body };
  };

export const calendarAttachments = (
  services: Pick<PlatformServices, "database" | "now" | "settings">,
): AttachmentMakers =>
  Object.fromEntries(
    (["first", "undone", "other"] as const).map((kind) => [kinds[kind], calendarAttachment(services, kind)]),
  );
