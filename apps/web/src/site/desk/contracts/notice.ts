// A cancellation, one for good cause or a withdrawal on a customer's word, in one dialog that keeps how it was given: of one contract, or of one of an order. [LIF-06] [OPS3-7]
import type { Day } from "@kontor/domain/kernel/calendar";
import { type NoticeKind, noticeKinds, type NoticeWay, noticeWays } from "@kontor/domain/site/admin";
import type { TFunction } from "i18next";
import type { Act } from "../act.tsx";
import { choice } from "../act-words.ts";
import { refusedField, type Send } from "../calls.ts";
import { asSeen, seenField } from "../changed.tsx";
import { kindKey } from "../queries.ts";

interface Noticed {
  readonly send: Send;
  /** The texts of `desk-contracts`. */
  readonly t: TFunction;
  readonly today: () => Day;
  /** Those that run, or end only later. */
  readonly contracts: readonly { readonly id: string; readonly name: string }[];
  /** Of the only contract, as it was seen. */
  readonly revision?: string;
  /** What may be declared of them: of one that is cancelled already no further notice. */
  readonly kinds?: readonly NoticeKind[];
}

export const noticeAct = ({ send, t, today, contracts, revision, kinds = noticeKinds }: Noticed): readonly Act[] => {
  const [first, ...others] = contracts;
  if (first === undefined) return [];
  const nameOf = (contract: string): string => contracts.find(({ id }) => id === contract)?.name ?? contract;
  return [
    {
      name: "notice",
      label: t("notice.title"),
      text: t("notice.text"),
      fields: [
        others.length === 0
          ? { name: "contract", kind: "hidden", value: first.id }
          : choice(
              "contract",
              t("notice.contract"),
              contracts.map(({ id }) => id),
              nameOf,
            ),
        choice("kind", t("notice.kind"), kinds, (kind) => t(`notice.kinds.${kind}`)),
        choice("way", t("notice.way"), noticeWays, (way) => t(`notice.ways.${way}`)),
        { name: "receivedOn", label: t("notice.receivedOn"), kind: "date", value: today },
        { name: "end", label: t("notice.end"), hint: t("notice.endHint"), kind: "date", isOptional: true },
        // By its own name, so that a missing proof is not said here.
        { name: "goodCause", label: t("notice.cause"), hint: t("notice.causeHint"), kind: "area", isOptional: true },
        { name: "proof", label: t("notice.proof"), hint: t("notice.proofHint"), kind: "area" },
        ...(revision === undefined ? [] : [seenField(revision)]),
      ],
      button: t("notice.button"),
      done: t("notice.done"),
      stale: ["orders", "contracts", "customers", "invoices", "requests", "journal"].map(kindKey),
      run: async (typed) => {
        const kind = typed("kind") as NoticeKind;
        if (kind === "good-cause" && typed("goodCause") === "")
          throw refusedField("goodCause", t("notice.causeMissing"));
        return send("PUT", "/shop/admin/contracts/{contractId}/notice", {
          path: { contractId: typed("contract") },
          headers: asSeen(typed),
          body: {
            kind,
            cause: kind === "good-cause" ? typed("goodCause") : null,
            way: typed("way") as NoticeWay,
            receivedOn: typed("receivedOn") as Day,
            end: typed("end") === "" ? null : (typed("end") as Day),
            proof: typed("proof"),
          },
        });
      },
    },
  ];
};
