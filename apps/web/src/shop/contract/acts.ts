// What a customer may do with a contract, until when and with what effect, each with the page on which it is done. [ACC-05] [LGL-02] [LGL-03]
import { accountEntryPath, fixedPaths } from "@kontor/domain/site/routing";
import { inLocale } from "@kontor/domain/visitor/locale";
import { dayText, moneyText } from "../../platform/texts/format.ts";
import type { Words } from "../account/words.ts";
import type { ShownContract } from "./contract-row.ts";

interface ContractAct {
  readonly name: "cancel" | "withdraw" | "guarantee";
  readonly href: string;
  readonly text: string;
}

export const actsOf = ({ t, locale }: Words, { acts, contract }: ShownContract): readonly ContractAct[] => {
  const day = (of: string): string => dayText(locale, of);
  const declared = (page: "cancellation-form" | "withdrawal-form"): string =>
    `${inLocale(fixedPaths[page], locale)}?contract=${contract.id}`;
  const { cancel, withdraw, guarantee } = acts;
  return [
    ...(cancel === null
      ? []
      : [
          {
            name: "cancel",
            href: declared("cancellation-form"),
            text: t("acts.cancelText", { day: day(cancel.end) }),
          } as const,
        ]),
    ...(withdraw === null
      ? []
      : [
          {
            name: "withdraw",
            href: declared("withdrawal-form"),
            text: t("acts.withdrawText", { day: day(withdraw.lastDay) }),
          } as const,
        ]),
    ...(guarantee === null
      ? []
      : [
          {
            name: "guarantee",
            href: `${accountEntryPath("contracts", contract.id, locale)}?act=guarantee`,
            text: t(guarantee.refund === 0 ? "acts.guaranteeFree" : "acts.guaranteeText", {
              day: day(guarantee.lastDay),
              amount: moneyText(locale, guarantee.refund),
            }),
          } as const,
        ]),
  ];
};
