// The term of an item of the cart and the earliest end of a contract that starts today: the order may start it later, and its summary names both days. [CON-01] [LOOK3-19]
import type { TermWords } from "@kontor/domain/shop/contract";
import { useTexts } from "../../platform/texts/texts.tsx";

export interface TermRowsProps {
  readonly of: "contract" | "term";
  /** Null without a term, or where the day is not known. */
  readonly term: TermWords | null;
  /** The term where nothing else is known of it. */
  readonly months: string;
}

export const TermRows = ({ of, term, months }: TermRowsProps) => {
  const t = useTexts("cart");
  return (
    <>
      <div>
        <dt>{t(term === null ? of : `${of}Today`)}</dt>
        <dd>{term?.months ?? months}</dd>
      </div>
      {term === null ? null : (
        <div>
          <dt>{t("earliestEnd")}</dt>
          <dd>{term.day}</dd>
        </div>
      )}
    </>
  );
};
