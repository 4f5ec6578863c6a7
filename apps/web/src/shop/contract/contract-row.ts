// A contract in one line of words, as lists and the head of its page say it: how it stands, what comes next, what it costs. [ACC-02] [ACC-09]
import type { ContractView } from "@kontor/domain/shop/contract";
import { dayText } from "../../platform/texts/format.ts";
import type { Words } from "../account/words.ts";

/** What of a contract stands in a list; nothing else of it is sent. */
export type ListedContract = Pick<ContractView, "standing" | "begins" | "end" | "renewal" | "nextEnd" | "later"> & {
  readonly contract: Pick<ContractView["contract"], "id" | "number" | "piece" | "hourly" | "parts">;
};

/** What of it stands on its page. */
export type ShownContract = Omit<ContractView, "contract"> & {
  readonly contract: Pick<
    ContractView["contract"],
    | "id"
    | "number"
    | "orderId"
    | "orderNumber"
    | "piece"
    | "orderedOn"
    | "start"
    | "hourly"
    | "location"
    | "parts"
    | "state"
  >;
};

/** What comes next of it: its begin, a renewal, an end. */
export const nextText = ({ t, locale }: Words, view: ListedContract): string => {
  const day = (of: string | null | undefined) => dayText(locale, of ?? "");
  if (view.standing !== "running") return t(`next.${view.standing}`, { day: day(view.end) });
  if (view.begins !== null) return t("next.begins", { day: day(view.begins) });
  if (view.contract.hourly) return t("next.anytime");
  return view.renewal === null
    ? t("next.open", { day: day(view.nextEnd?.end) })
    : t("next.renewal", { day: day(view.renewal) });
};
