// What was declared, row by row.
import type { DeclaredRow } from "./views.ts";
import "./declaration.css";

export const DeclaredRows = ({ rows }: { readonly rows: readonly DeclaredRow[] }) => (
  <dl className="decl-rows">
    {rows.map(({ name, label, value }) => (
      <div key={name}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
