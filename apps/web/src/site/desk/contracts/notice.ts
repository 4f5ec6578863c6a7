// A cancellation on a customer's word, in one dialog that keeps how it was given: of one contract, or of one of an order. [LIF-06] [OPS3-7]
import type { Call } from "@kontor/adapters/client";
import type { Day } from "@kontor/domain/kernel/calendar";
import { type NoticeWay, noticeWays } from "@kontor/domain/site/admin";
import type { TFunction } from "i18next";
import type { Act } from "../act.tsx";
import { resultIn } from "../calls.ts";
import { asSeen, seenField } from "../changed.tsx";
import { kindKey } from "../queries.ts";

interface Noticed {
  readonly call: Call;
  /** The texts of `desk-contracts`. */
  readonly t: TFunction;
  readonly today: () => Day;
  /** Those that run. */
  readonly contracts: readonly { readonly id: string; readonly name: string }[];
  /** Of the only contract, as it was seen. */
  readonly revision?: string;
}

export const noticeAct = ({ call, t, today, contracts, revision }: Noticed): readonly Act[] => {
  const [first, ...others] = contracts;
  if (first === undefined) return [];
  return [
    {
      name: "notice",
      label: t("notice.title"),
      text: t("notice.text"),
      fields: [
        others.length === 0
          ? { name: "contract", label: "", kind: "hidden", value: first.id }
          : {
              name: "contract",
              label: t("notice.contract"),
              kind: "select",
              value: first.id,
              options: contracts.map(({ id, name }) => ({ value: id, label: name })),
            },
        {
          name: "way",
          label: t("notice.way"),
          kind: "select",
          value: noticeWays[0] ?? "",
          options: noticeWays.map((way) => ({ value: way, label: t(`notice.ways.${way}`) })),
        },
        { name: "receivedOn", label: t("notice.receivedOn"), kind: "date", value: today },
        { name: "end", label: t("notice.end"), hint: t("notice.endHint"), kind: "date", isOptional: true },
        { name: "proof", label: t("notice.proof"), hint: t("notice.proofHint"), kind: "area" },
        ...(revision === undefined ? [] : [seenField(revision)]),
      ],
      button: t("notice.button"),
      done: t("notice.done"),
      stale: ["orders", "contracts", "customers", "invoices", "requests", "journal"].map(kindKey),
      run: (typed) =>
        resultIn(
          call("PUT", "/shop/admin/contracts/{contractId}/notice", {
            path: { contractId: typed("contract") },
            headers: asSeen(typed),
            body: {
              way: typed("way") as NoticeWay,
              receivedOn: typed("receivedOn") as Day,
              end: typed("end") === "" ? null : (typed("end") as Day),
              proof: typed("proof"),
            },
          }),
        ),
    },
  ];
};
