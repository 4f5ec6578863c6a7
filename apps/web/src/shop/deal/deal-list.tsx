// A list of deals as cards. [CNT-05]
import type { ShownVat } from "../../visitor/business-vat/shown-vat.ts";
import { DealCard } from "./deal-card.tsx";
import type { DealView } from "./views.ts";
import * as styles from "./deals.module.css";

export const DealCards = ({
  deals,
  vat,
  level = "h3",
}: {
  readonly deals: readonly DealView[];
  readonly vat: ShownVat;
  readonly level?: "h2" | "h3";
}) => (
  <ul className={styles.cards}>
    {deals.map((deal) => (
      <li key={deal.key}>
        <DealCard deal={deal} vat={vat} level={level} />
      </li>
    ))}
  </ul>
);
