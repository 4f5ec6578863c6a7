// Blocks that lead on: a call to action, the newsletter, the domain search. [CNT-01]
import { buttonLook } from "@kontor/ui/button";
import type { BlockViewOf } from "../views.ts";
import { useTexts } from "../../../platform/texts/texts.tsx";
import { PageLink } from "../../../shell/page-link.tsx";
import { DomainSearchForm } from "../../../shop/domain-name/search-form.tsx";
import { BlockLinks } from "./links.tsx";
import { BlockSection } from "../../../shell/section.tsx";
import * as styles from "./blocks.module.css";

export const CallToAction = ({ block }: { readonly block: BlockViewOf<"call-to-action"> }) => (
  <BlockSection block={block} kind="call-to-action">
    <BlockLinks links={block.links} />
  </BlockSection>
);

export const Newsletter = ({ block }: { readonly block: BlockViewOf<"newsletter"> }) => {
  const t = useTexts("content");
  const look = buttonLook("secondary");
  return (
    <BlockSection block={block} kind="newsletter">
      <p className={styles.links}>
        <PageLink href={block.href} {...look}>
          {t("newsletter")}
        </PageLink>
      </p>
    </BlockSection>
  );
};

export const DomainSearch = ({ block }: { readonly block: BlockViewOf<"domain-search"> }) => {
  const t = useTexts("content");
  const field = `${block.id}-domain`;
  return (
    <BlockSection block={block} kind="domain-search">
      <DomainSearchForm
        id={field}
        action={block.action}
        label={t("searchLabel")}
        placeholder={t("searchPlaceholder")}
        button={t("searchButton")}
      />
    </BlockSection>
  );
};
