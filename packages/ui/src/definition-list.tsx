// Names and what they are, row by row: facts of a contract, an account, an order.
import type { ReactNode } from "react";

export interface Definition {
  readonly term: string;
  readonly value: ReactNode;
  /** Stands out, as a sum does among what it is made of. */
  readonly isStrong?: boolean;
}

export const DefinitionList = ({ rows }: { readonly rows: readonly Definition[] }) => (
  <dl className="k-definitions">
    {rows.map(({ term, value, isStrong }, at) => (
      <div key={`${at} ${term}`}>
        <dt>{isStrong ? <strong>{term}</strong> : term}</dt>
        <dd>{isStrong ? <strong>{value}</strong> : value}</dd>
      </div>
    ))}
  </dl>
);
