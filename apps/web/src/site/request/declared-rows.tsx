// What was declared, row by row.
import type { DeclaredRow } from "./views.ts";
import * as styles from "./declaration.module.css";

export const DeclaredRows = ({ rows }: { readonly rows: readonly DeclaredRow[] }) => (
  <dl className={styles.rows}>
    {rows.map(({ name, label, value }) => (
      <div key={name}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
