// A deal: what it is, until when, from which price, and the word for one that is over or sold out. [CNT-05]
import { buttonLook } from "@kontor/ui/button";
import { Price } from "@kontor/ui/price";
import type { ShownVat } from "../../visitor/business-vat/shown-vat.ts";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import { vatText } from "../../visitor/business-vat/vat-text.ts";
import { PageLink } from "../../shell/page-link.tsx";
import { ShownPicture } from "../../shell/picture/picture.tsx";
import { advantageTexts, startsLower } from "./advantage.ts";
import { TimeLeft } from "./countdown.tsx";
import { useDeal } from "./use-deal.ts";
import type { DealView } from "./views.ts";
import * as styles from "./deals.module.css";

export const DealCard = ({
  deal,
  vat,
  level: Heading = "h3",
}: {
  readonly deal: DealView;
  readonly vat: ShownVat;
  readonly level?: "h2" | "h3";
}) => {
  const t = useTexts("deals");
  const { standing, left, lives } = useDeal(deal);
  const over = standing === "missed";
  const word = t(`word.${deal.kind}`, { number: deal.door ?? 0 });
  return (
    <article
      className={styles.card}
      data-kind={deal.kind}
      data-over={over || deal.soldOut || undefined}
      data-lives={lives}
    >
      {deal.image === null ? null : <ShownPicture picture={deal.image} className={styles.picture} />}
      <div className={styles.words}>
        <p className={styles.slips}>
          <span className="k-slip" data-kind={over || deal.soldOut ? "plain" : "deal"}>
            {word}
          </span>
          {deal.soldOut ? (
            <span className="k-slip" data-kind="stop">
              {t("soldOut")}
            </span>
          ) : null}
          {deal.category === null ? null : <span className="k-small">{deal.category}</span>}
        </p>
        <Heading>{deal.title}</Heading>
        <p className={styles.text}>{deal.text}</p>
        <div className={styles.foot}>
          {deal.price === null ? null : <DealPrice deal={deal} price={deal.price} vat={vat} />}
          {over ? (
            <p role="status">
              <strong>{t("over")}</strong>
            </p>
          ) : deal.soldOut || deal.closes === null ? null : (
            <TimeLeft left={left} until={deal.until} wholeDay={deal.wholeDay} closes={deal.closes} />
          )}
          {deal.href === null || over ? null : (
            <p>
              <PageLink
                href={deal.href}
                {...buttonLook(deal.soldOut ? "secondary" : "primary")}
                label={t("seeTitle", { title: deal.title })}
              >
                {t("see")}
              </PageLink>
            </p>
          )}
        </div>
      </div>
    </article>
  );
};

const DealPrice = ({
  deal,
  price,
  vat,
}: {
  readonly deal: DealView;
  readonly price: number;
  readonly vat: ShownVat;
}) => {
  const t = useTexts("deals");
  const locale = useLocale();
  const advantages = advantageTexts(deal, t, locale);
  return (
    <div>
      {advantages.length === 0 ? null : <p className={styles.advantage}>{advantages.join(", ")}</p>}
      <p className={styles.price}>
        {t(startsLower(deal) ? "then" : "from")} <Price locale={locale} amount={price} unit={t("perMonth")} />
      </p>
      <p className="k-small">{vatText(t, "vat", vat, locale)}</p>
    </div>
  );
};
