// What the screen of the cart says of a change, here or elsewhere: by name, also of what is gone. [CRT-01] [LGL-06]
import { type Cart, type CartIntent, type CartItem, domainsOf } from "@kontor/domain/shop/cart";
import type { Translate } from "../../platform/texts/texts.tsx";
import { codeAsIssued } from "@kontor/domain/shop/voucher";
import type { CartShown } from "./shown.ts";

export interface DifferenceWords {
  readonly t: Translate;
  readonly title: (item: CartItem) => string;
  readonly months: (count: number) => string;
}

/** Every change between two versions of one cart, one sentence each. */
export const differenceTexts = (
  before: Cart | null,
  after: Cart | null,
  { t, title, months }: DifferenceWords,
): readonly string[] => {
  const [old, now] = [before?.items ?? [], after?.items ?? []];
  const changed = now.flatMap((item) => {
    const was = old.find(({ id }) => id === item.id);
    if (was === undefined) return [t("difference.added", { title: title(item) })];
    if (JSON.stringify(was) === JSON.stringify(item)) return [];
    if (was.kind !== "product" || item.kind !== "product") return [t("difference.domains", { title: title(item) })];
    return [
      ...(was.quantity === item.quantity
        ? []
        : [t("difference.quantity", { title: title(item), from: was.quantity, to: item.quantity })]),
      ...(was.billingMonths === item.billingMonths
        ? []
        : [
            t("difference.billing", {
              title: title(item),
              from: months(was.billingMonths),
              to: months(item.billingMonths),
            }),
          ]),
      ...(was.location === item.location || item.location === null
        ? []
        : [t("difference.location", { title: title(item), to: t(`locations.${item.location}`) })]),
      ...(JSON.stringify(was.additions) === JSON.stringify(item.additions)
        ? []
        : [t("difference.additions", { title: title(item) })]),
      ...(JSON.stringify(was.domains) === JSON.stringify(item.domains)
        ? []
        : [t("difference.domains", { title: title(item) })]),
    ];
  });
  const gone = old
    .filter(({ id }) => !now.some((item) => item.id === id))
    .map((item) => t("difference.gone", { title: title(item) }));
  const [was, is] = [before?.voucher ?? null, after?.voucher ?? null];
  const voucher =
    was === is
      ? []
      : [
          ...(was === null ? [] : [t("difference.voucherOut", { code: was })]),
          ...(is === null ? [] : [t("difference.voucherIn", { code: is })]),
        ];
  const all = [...changed, ...gone, ...voucher];
  return all.length === 0 ? [t("difference.other")] : all;
};

const announcementOf: Record<CartIntent["kind"], string> = {
  quantity: "changed",
  billing: "changed",
  location: "changed",
  addition: "changed",
  place: "include.done",
  "remove-domain": "removed",
  "restore-domain": "restored",
  remove: "removed",
  restore: "restored",
  authcode: "authcode.saved",
  voucher: "voucher.redeemed",
  "remove-voucher": "voucher.removed",
  clear: "clear.done",
};

/** What is removed or put back, by its name: an item, a domain of it or an addition. */
export const subjectOf = (intent: CartIntent, before: Cart | null, { title, subject }: CartWords): string => {
  const nameOf = (ascii: string): string =>
    (before === null ? [] : domainsOf(before)).find((domain) => domain.ascii === ascii)?.unicode ?? ascii;
  switch (intent.kind) {
    case "remove-domain":
    case "place":
    case "authcode":
      return nameOf(intent.ascii);
    case "restore-domain":
      return intent.domain.unicode;
    case "restore":
      return title(intent.contents);
    case "addition":
      return subject(intent.product);
    default:
      return titleOf("item" in intent ? intent.item : null, before, title);
  }
};

export interface CartWords extends DifferenceWords {
  /** The name of a product by its key. */
  readonly subject: (key: string) => string;
  /** The first invoice as it is now. */
  readonly total: string;
}

const titleOf = (id: string | null, cart: Cart | null, title: (item: CartItem) => string): string => {
  const item = cart?.items.find((candidate) => candidate.id === id);
  return item === undefined ? "" : title(item);
};

/** What the texts of a change may name. */
const intentFacts = (intent: CartIntent, before: Cart | null, words: CartWords) => {
  const name = subjectOf(intent, before, words);
  return {
    title: name,
    name,
    item: titleOf("item" in intent ? intent.item : null, before, words.title),
    code: intent.kind === "voucher" ? codeAsIssued(intent.code) : "",
    plan: intent.kind === "place" ? titleOf(intent.plan, before, words.title) : "",
    to:
      intent.kind === "billing"
        ? words.months(intent.months)
        : intent.kind === "location"
          ? words.t(`locations.${intent.location}`)
          : intent.kind === "quantity"
            ? intent.quantity
            : "",
  };
};

const isTakenOut = (intent: CartIntent): boolean => intent.kind === "place" && intent.plan === null;

/** What a visitor wants of the cart, in words that name it. */
export const intentText = (intent: CartIntent, before: Cart | null, words: CartWords): string =>
  words.t(`difference.change.${isTakenOut(intent) ? "place-out" : intent.kind}`, intentFacts(intent, before, words));

/** The announcement of what was changed last; nothing while there is none. What is not saved is not said to be. */
export const announcement = (
  { announced, page, isUnsaved, isSentAgain }: Pick<CartShown, "announced" | "page" | "isUnsaved" | "isSentAgain">,
  words: CartWords,
): string => {
  if (isUnsaved) return words.t("unsaved.lead");
  if (announced === null) return "";
  const { intent, before } = announced;
  // What keeps the voucher from counting is said as it stands at its field, and nothing else of it.
  if (intent.kind === "voucher" && page.voucherRefused !== null) return page.voucherRefused.detail;
  const isRemoved = intent.kind === "addition" && intent.quantity === 0;
  const key = isTakenOut(intent) ? "include.outDone" : isRemoved ? "removed" : announcementOf[intent.kind];
  const again = isSentAgain ? `${words.t("unsaved.again")} ` : "";
  return again + words.t(key, { ...intentFacts(intent, before, words), total: words.total });
};
