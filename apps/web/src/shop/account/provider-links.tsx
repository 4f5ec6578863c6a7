// Other ways to log in: plain links, since a provider is another site. [SES-05]
import { buttonLook } from "@kontor/ui/button";
import { useTexts } from "../../platform/texts/texts.tsx";
import type { ProviderWay } from "./views.ts";
import * as styles from "./account.module.css";

export const ProviderLinks = ({ providers }: { readonly providers: readonly ProviderWay[] }) => {
  const t = useTexts("login");
  return providers.length === 0 ? null : (
    <ul className={styles.providers} aria-label={t("otherWays")}>
      {providers.map(({ name, href }) => (
        <li key={href}>
          <a href={href} rel="nofollow" {...buttonLook("secondary")}>
            {t("logInWith", { name })}
          </a>
        </li>
      ))}
    </ul>
  );
};
