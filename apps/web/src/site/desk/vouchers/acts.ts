// What is done with vouchers: a new one, another last day. [CRT-04]
import { type Day, dayOf, instant, type TimeZone } from "@kontor/domain/kernel/calendar";
import { typedCents } from "@kontor/domain/site/admin";
import type { TFunction } from "i18next";
import type { Act } from "../act.tsx";
import { actBy, reason } from "../act-words.ts";
import { refusedField, type Send } from "../calls.ts";
import { kindKey, type RowOf } from "../queries.ts";

export type VoucherRow = RowOf<"vouchers">;

interface Acting {
  readonly send: Send;
  readonly t: TFunction;
}

export const stale = ["vouchers", "journal"].map(kindKey);

const dayIn = (typed: string): Day | null => (typed === "" ? null : (typed as Day));

/** The last day of a voucher; null where it has none. */
export const lastDay = ({ validUntil }: Pick<VoucherRow, "validUntil">, zone: TimeZone): Day | null =>
  validUntil === null ? null : dayOf(instant(validUntil), zone);

export const makeAct = ({ send, t }: Acting): Act =>
  actBy({ t, stale })("make", {
    fields: [
      { name: "code", label: t("act.code"), hint: t("act.codeHint"), kind: "text" },
      { name: "value", label: t("act.value"), hint: t("act.valueHint"), kind: "decimal" },
      { name: "from", label: t("act.firstDay"), kind: "date", isOptional: true },
      { name: "until", label: t("act.lastDay"), kind: "date", isOptional: true },
      reason,
    ],
    run: async (typed) => {
      const value = typedCents(typed("value"));
      if (value === null) throw refusedField("value", t("act.valueNotRead"));
      return send("POST", "/shop/admin/vouchers", {
        body: {
          code: typed("code"),
          value,
          from: dayIn(typed("from")),
          until: dayIn(typed("until")),
          reason: typed("reason"),
        },
      });
    },
  });

/** Another last day of one that was not used: at once, where it is past; without one it has no end. */
export const limitAct = ({ code, ...row }: VoucherRow, zone: TimeZone, { send, t }: Acting): Act =>
  actBy({ t, stale })("limit", {
    name: `limit-${code}`,
    fields: [
      { name: "until", label: t("act.lastDay"), kind: "date", value: lastDay(row, zone) ?? "", isOptional: true },
      reason,
    ],
    run: (typed) =>
      send("PUT", "/shop/admin/vouchers/{code}/limit", {
        path: { code },
        body: { until: dayIn(typed("until")), reason: typed("reason") },
      }),
  });
