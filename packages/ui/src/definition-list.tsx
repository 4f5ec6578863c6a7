// Names and what they are, row by row: facts of a contract, an account, an order. Its sheet is `@kontor/ui/definition-list.css`.
import type { ReactNode } from "react";

export interface Definition {
  readonly term: string;
  readonly value: ReactNode;
  /** Set as figures: numbers, dates, amounts. */
  readonly isFigure?: boolean;
}

export interface DefinitionListProps {
  readonly rows: readonly Definition[];
  /** Shown where there is no row. */
  readonly empty?: ReactNode;
}

export const DefinitionList = ({ rows, empty }: DefinitionListProps) =>
  rows.length === 0 ? (
    <p className="k-definitions-empty">{empty}</p>
  ) : (
    <dl className="k-definitions">
      {rows.map(({ term, value, isFigure }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className={isFigure ? "k-figures" : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
