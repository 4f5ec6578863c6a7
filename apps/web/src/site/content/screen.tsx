// A page of the content system: its layout around its blocks. [CNT-01] [LOC-12]
import { Fragment } from "react";
import type { BlockView, ContentPage } from "./views.ts";
import type { ShownVat } from "../../visitor/business-vat/shown-vat.ts";
import { useTexts } from "../../platform/texts/texts.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import { CallToAction, DomainSearch, Newsletter } from "./blocks/calls.tsx";
import { Comparison } from "./blocks/comparison.tsx";
import { Faq } from "./blocks/faq.tsx";
import { Gallery } from "./blocks/gallery.tsx";
import { Hero } from "./blocks/hero.tsx";
import { Html } from "../../shell/html.tsx";
import { ProductList, ProductTeaser } from "./blocks/products.tsx";
import { ContactCard } from "../../shell/contact-card.tsx";
import { BlockSection } from "../../shell/section.tsx";
import { StorageCalculator } from "./blocks/storage-calculator.tsx";
import { TldTable } from "./blocks/tld-table.tsx";
import { Advent } from "../../shop/deal/advent.tsx";
import { DealCards } from "../../shop/deal/deal-list.tsx";
import { LayoutFrame } from "./layouts/layout-frame.tsx";
import type { PageOf } from "../../platform/page/model.ts";
import * as styles from "../../shell/section.module.css";

export default function ContentScreen({ page }: { readonly page: PageOf<"content", ContentPage> }) {
  const { blocks, vat, title, layout, contents, contact } = page.data;
  const hero = blocks.findIndex(({ kind }) => kind === "hero");
  return (
    <LayoutFrame
      layout={layout}
      title={hero === -1 ? title : null}
      contents={contents}
      pictured={isPictured(blocks[hero])}
    >
      {blocks.map((block, at) => (
        <Fragment key={at}>
          <Shown block={block} vat={vat} first={at === hero} />
          {contact === undefined || at > 0 ? null : <ContactCard contact={contact} />}
        </Fragment>
      ))}
    </LayoutFrame>
  );
}

const isPictured = (block: BlockView | undefined): boolean =>
  block?.kind === "hero" && (block.image !== null || block.drawing !== null);

const Shown = ({
  block,
  vat,
  first,
}: {
  readonly block: BlockView;
  readonly vat: ShownVat;
  readonly first: boolean;
}) => {
  switch (block.kind) {
    case "hero":
      return <Hero block={block} first={first} />;
    case "rich-text":
      return (
        <div className={styles.block} data-block="rich-text">
          <Html html={block.html} />
        </div>
      );
    case "product-list":
      return <ProductList block={block} vat={vat} />;
    case "product-teaser":
      return <ProductTeaser block={block} vat={vat} />;
    case "comparison":
      return <Comparison block={block} />;
    case "faq":
      return <Faq block={block} />;
    case "gallery":
      return <Gallery block={block} />;
    case "deal-list":
      return <DealList block={block} vat={vat} />;
    case "advent":
      return <Advent block={block} vat={vat} />;
    case "domain-search":
      return <DomainSearch block={block} />;
    case "newsletter":
      return <Newsletter block={block} />;
    case "tld-table":
      return <TldTable block={block} vat={vat} />;
    case "storage-calculator":
      return <StorageCalculator block={block} vat={vat} />;
    case "call-to-action":
      return <CallToAction block={block} />;
  }
};

const DealList = ({
  block,
  vat,
}: {
  readonly block: Extract<BlockView, { kind: "deal-list" }>;
  readonly vat: ShownVat;
}) => {
  const t = useTexts("deals");
  return (
    <BlockSection block={block} kind="deal-list">
      {block.deals.length === 0 ? <p>{t("none")}</p> : <DealCards deals={block.deals} vat={vat} />}
      <p>
        <PageLink href={block.all}>{t("allDeals")}</PageLink>
      </p>
    </BlockSection>
  );
};
