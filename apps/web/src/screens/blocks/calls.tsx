// Blocks that lead on: a call to action, the newsletter, the domain search. [CNT-01]
import { Button, buttonLook } from "@kontor/ui/button";
import { Search } from "lucide-react";
import type { BlockViewOf } from "../../page/content-views.ts";
import { useTexts } from "../../page/texts.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import { BlockLinks } from "./links.tsx";
import { BlockSection } from "./section.tsx";

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
      <p className="b-links">
        {block.href.startsWith("/") ? (
          <PageLink href={block.href} {...look}>
            {t("newsletter")}
          </PageLink>
        ) : (
          <a href={block.href} {...look}>
            {t("newsletter")}
          </a>
        )}
      </p>
    </BlockSection>
  );
};

export const DomainSearch = ({ block }: { readonly block: BlockViewOf<"domain-search"> }) => {
  const t = useTexts("content");
  const field = `${block.id}-domain`;
  return (
    <BlockSection block={block} kind="domain-search">
      <search>
        <form className="h-search" action={block.action} method="get">
          <label htmlFor={field}>{t("searchLabel")}</label>
          <div className="h-search-row">
            <input
              id={field}
              name="domain"
              type="text"
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={253}
              required
              placeholder={t("searchPlaceholder")}
            />
            <Button type="submit" size="large" icon={<Search />}>
              {t("searchButton")}
            </Button>
          </div>
        </form>
      </search>
    </BlockSection>
  );
};
