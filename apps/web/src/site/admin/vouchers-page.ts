// Vouchers in the hands of administrators: the list, a new one, another end. [CRT-04]
import { voucherStanding } from "@kontor/domain/shop/voucher";
import type { ShopComponents } from "@kontor/adapters/contract";
import { readFor } from "../../platform/page/api-response.ts";
import type { PageFacts } from "../../platform/page/facts.ts";
import { momentText, moneyText } from "../../platform/texts/format.ts";
import { texts } from "../../platform/texts/server-texts.ts";
import { type Desk, failureOf, listDesk, pagesOf, queryOf, searched, searchOf } from "./desk-page.ts";
import type { DeskCell, DeskForm } from "./desk-views.ts";

type Voucher = ShopComponents["schemas"]["VoucherRecord"];

/** Until it is used or over, it can be ended by a press; another last day makes it good again. */
const endOf = (voucher: Voucher, { locale, services: { now } }: Pick<PageFacts, "locale" | "services">): DeskCell => {
  const t = texts(locale, "admin");
  const { code } = voucher;
  const standing = voucherStanding(voucher, now());
  if (standing === "used" || standing === "over") return { text: "–" };
  return {
    text: t("meta.vouchers.end"),
    label: t("meta.vouchers.endLabel", { code }),
    post: { act: "voucher-end", hidden: { code } },
  };
};

const stateOf = (
  voucher: Voucher,
  { locale, services: { zone, now } }: Pick<PageFacts, "locale" | "services">,
): DeskCell => {
  const t = texts(locale, "admin");
  const standing = voucherStanding(voucher, now());
  const { redeemedAt } = voucher;
  if (redeemedAt !== null)
    return { text: t("meta.vouchers.redeemed", { moment: momentText(locale, redeemedAt, zone) }) };
  return {
    text: t(`meta.vouchers.${standing === "used" ? "over" : standing}`),
    slip: standing === "valid" ? "free" : "plain",
  };
};

export const vouchersDesk = async (facts: PageFacts): Promise<Desk> => {
  const { locale } = facts;
  const { q, after } = searched(facts);
  const query = queryOf(facts, { q, after });
  const response = await readFor(facts, "/shop/admin/vouchers", { query });
  if (response.kind !== "value") return failureOf(response);
  const { vouchers, next } = response.value;
  const t = texts(locale, "admin");
  const reason = {
    name: "reason",
    label: t("meta.desk.reason"),
    hint: t("meta.desk.reasonHint"),
    kind: "area",
  } as const;
  const until = { name: "until", label: t("meta.vouchers.lastDay"), kind: "date", isOptional: true } as const;
  const make: DeskForm = {
    act: "voucher",
    title: t("meta.vouchers.make"),
    text: t("meta.vouchers.makeText"),
    fields: [
      { name: "code", label: t("meta.vouchers.code"), hint: t("meta.vouchers.codeHint"), kind: "text" },
      {
        name: "value",
        label: t("meta.vouchers.value"),
        hint: t("meta.vouchers.valueHint"),
        kind: "text",
        mode: "decimal",
      },
      { name: "from", label: t("meta.vouchers.firstDay"), kind: "date", isOptional: true },
      until,
      reason,
    ],
    button: t("meta.vouchers.makeButton"),
  };
  const limit: DeskForm = {
    act: "limit",
    title: t("meta.vouchers.limit"),
    text: t("meta.vouchers.limitText"),
    fields: [{ name: "code", label: t("meta.vouchers.code"), kind: "text" }, until, reason],
    button: t("meta.vouchers.limitButton"),
  };
  const day = (moment: number | null): DeskCell => ({
    text: moment === null ? t("meta.vouchers.noLimit") : momentText(locale, moment, facts.services.zone),
  });
  return listDesk(facts, "vouchers", {
    search: searchOf(locale, "vouchers", q, {}),
    filters: null,
    columns: ["code", "value", "from", "until", "state", "act"],
    order: ["code", "ascending"],
    figures: ["value"],
    rows: vouchers.map((voucher) => ({
      key: voucher.code,
      cells: {
        code: { text: voucher.code },
        value: { text: moneyText(locale, voucher.value) },
        from: day(voucher.validFrom),
        until: day(voucher.validUntil),
        state: stateOf(voucher, facts),
        act: endOf(voucher, facts),
      },
    })),
    next,
    pages: pagesOf(locale, "vouchers", { q }, { after, next }),
    forms: [make, limit],
    acts: ["voucher", "limit", "voucher-end"],
  });
};
