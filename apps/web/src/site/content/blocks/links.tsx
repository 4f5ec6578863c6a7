// Links of a block: the primary one as a button, the rest beside it; those of this shop are followed by the router. [LNK-01…04]
import { buttonLook } from "@kontor/ui/button";
import type { LinkView } from "../views.ts";
import { PageLink } from "../../../shell/page-link.tsx";
import * as styles from "./blocks.module.css";

export const BlockLinks = ({ links }: { readonly links: readonly LinkView[] }) =>
  links.length === 0 ? null : (
    <p className={styles.links}>
      {links.map(({ label, href, primary }) => {
        const look = buttonLook(primary ? "primary" : "secondary");
        return href.startsWith("/") ? (
          <PageLink key={label} href={href} {...look}>
            {label}
          </PageLink>
        ) : (
          <a key={label} href={href} {...look}>
            {label}
          </a>
        );
      })}
    </p>
  );
