// The ledger: rows of what is charged with figures set like a price list; a row with a derivation unfolds it.
import type { ReactNode } from "react";
import { ChevronRight } from "lucide-react";

/** An amount and what it is made of, already in words and figures of the reader's language. */
export interface DerivationView {
  readonly label: string;
  readonly amount: string;
  readonly parts: readonly DerivationView[];
}

export interface LedgerRowProps {
  readonly label: ReactNode;
  readonly amount: ReactNode;
  /** A second line under the label, such as "then 5.90 € a month". */
  readonly detail?: ReactNode;
  readonly derivation?: DerivationView | undefined;
  /** Describes to assistive technology what unfolding does, such as "How this figure comes about". */
  readonly unfoldLabel?: string;
  readonly emphasis?: "line" | "sum" | "total" | "quiet";
  readonly figure?: string | undefined;
  /** A name of the row's own on the page: it moves to where the next page has a row of this name. */
  readonly moves?: string | undefined;
}

const Parts = ({ parts }: { readonly parts: readonly DerivationView[] }) => (
  <ul className="k-derivation">
    {parts.map((part, index) => (
      <li key={`${part.label}-${index}`}>
        <span className="k-derivation-label">{part.label}</span>
        <span className="k-figure">{part.amount}</span>
        {part.parts.length > 0 ? <Parts parts={part.parts} /> : null}
      </li>
    ))}
  </ul>
);

export const Ledger = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <ul className="k-ledger" aria-label={label}>
    {children}
  </ul>
);

export const LedgerRow = ({
  label,
  amount,
  detail,
  derivation,
  unfoldLabel,
  emphasis = "line",
  figure,
  moves,
}: LedgerRowProps) => {
  const head = (
    <>
      <span className="k-ledger-label">
        {label}
        {detail ? <span className="k-ledger-detail">{detail}</span> : null}
      </span>
      <span key={String(amount)} className="k-figure" data-figure={figure}>
        {amount}
      </span>
    </>
  );
  return (
    <li className="k-ledger-row" data-emphasis={emphasis} data-moves={moves}>
      {derivation && derivation.parts.length > 0 ? (
        <details>
          <summary title={unfoldLabel}>
            <ChevronRight className="k-ledger-fold" aria-hidden="true" size={18} strokeWidth={1.75} />
            {head}
          </summary>
          <Parts parts={derivation.parts} />
        </details>
      ) : (
        <div className="k-ledger-plain">{head}</div>
      )}
    </li>
  );
};
