// The calculator of block storage: a size in GB or TB and what it costs a month, by the address and while typing. [PRD-04] [PRD-09]
import { useState } from "react";
import { inUnit, type StorageSize, storageCalculation } from "@kontor/domain/shop/catalog";
import { Button, buttonLook } from "@kontor/ui/button";
import { Price } from "@kontor/ui/price";
import { exactPriceText, numberText } from "../../../platform/texts/format.ts";
import { useLocale, useTexts } from "../../../platform/texts/texts.tsx";
import { PageLink } from "../../../shell/page-link.tsx";
import { BlockSection } from "../../../shell/section.tsx";
import { StorageField } from "../../../shop/catalog/storage-field.tsx";
import { vatText } from "../../../visitor/business-vat/vat-text.ts";
import type { ShownVat } from "../../../visitor/business-vat/shown-vat.ts";
import type { BlockViewOf } from "../views.ts";
import * as styles from "./blocks.module.css";

export const StorageCalculator = ({
  block,
  vat,
}: {
  readonly block: BlockViewOf<"storage-calculator">;
  readonly vat: ShownVat;
}) => {
  const t = useTexts("content");
  const locale = useLocale();
  const [size, setSize] = useState<StorageSize>(block.wanted);
  const { gigabytes, monthly, size: shown } = storageCalculation(block.product, size);
  const { minimum, maximum, step } = block.product.storage;
  const sizeText = `${numberText(locale, shown.amount)} ${shown.unit}`;
  const hint = `${block.id}-hint`;
  return (
    <BlockSection block={block} kind="storage-calculator">
      <form method="get" autoComplete="off" className={styles.calculator} onSubmit={(event) => event.preventDefault()}>
        <div>
          <label htmlFor={`${block.id}-size`}>{t("storage.size")}</label>
          <StorageField
            id={`${block.id}-size`}
            names={{ amount: "size", unit: "unit" }}
            labels={{ amount: t("storage.size"), unit: t("storage.unit") }}
            terms={block.product.storage}
            gigabytes={gigabytes}
            initialUnit={shown.unit}
            describedBy={hint}
            onSize={(amount, unit) => setSize(inUnit({ amount, unit: "GB" }, unit))}
          />
          <p id={hint} className="k-small">
            {t("storage.hint", {
              minimum,
              maximum: numberText(locale, maximum),
              step,
              price: exactPriceText(locale, block.product.perGigabyte),
            })}
          </p>
        </div>
        <output className={styles.calculated} htmlFor={`${block.id}-size`}>
          <span>{t("storage.costs", { size: sizeText })}</span>
          <Price locale={locale} amount={monthly} unit={t("storage.perMonth")} size="large" />
          <span className="k-small">{vatText(t, "storage.vat", vat, locale)}</span>
        </output>
        <p className={styles.calculatorActs}>
          <PageLink href={`${block.order}?add-${block.product.key}=${gigabytes}`} {...buttonLook("primary")}>
            {t("storage.order")}
          </PageLink>
          <noscript>
            {import.meta.env.SSR ? (
              <Button type="submit" kind="secondary">
                {t("storage.calculate")}
              </Button>
            ) : null}
          </noscript>
        </p>
      </form>
    </BlockSection>
  );
};
