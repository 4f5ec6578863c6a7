// What a search found, the nearest first. [CNT-04]
import { PageLink } from "../../shell/page-link.tsx";
import type { SearchHit } from "./views.ts";
import * as styles from "../content/reading.module.css";

export const Hits = ({
  hits,
  kindOf,
}: {
  readonly hits: readonly SearchHit[];
  readonly kindOf?: (kind: SearchHit["kind"]) => string;
}) => (
  <ol className={styles.hits}>
    {hits.map(({ href, title, excerpt, kind, price }) => (
      <li key={href}>
        <h3>
          <PageLink href={href}>{title}</PageLink>
        </h3>
        {kindOf === undefined ? null : (
          <p className={styles.hitFacts}>
            <span className="k-slip" data-kind="plain">
              {kindOf(kind)}
            </span>
            {price === null ? null : <span className="k-figures">{price}</span>}
          </p>
        )}
        <p>{excerpt}</p>
      </li>
    ))}
  </ol>
);
