// What a list of many names has beside its rows: all that are free into the cart in one step, what did not fit, and other orders. [DOM-08] [DOM-04]
import { ArrowDown, ArrowUp } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { domainsOfItem, isProductItem } from "@kontor/domain/shop/cart";
import {
  type DomainName,
  nextSearchOrder,
  type SearchOrder,
  searchOrders,
  writtenSearchOrder,
} from "@kontor/domain/shop/domain-name";
import { Button, buttonLook } from "@kontor/ui/button";
import { Notice } from "@kontor/ui/notice";
import { callIn } from "../../platform/client/shop-fetch.ts";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import { addDomainsToCart, type AddedDomains } from "./add-domains.ts";
import { announceCart } from "../cart/cart-tabs.ts";
import * as styles from "./many-names.module.css";

/** A hundred names of slow registries take longer than other calls. */
const patience = 120_000;

export interface AddAllProps {
  /** What is free and not in the cart. */
  readonly names: readonly DomainName[];
  /** Where a form without scripts leads back to. */
  readonly here: string;
  /** What came of it, or why nothing did. */
  readonly onDone: (result: AddedDomains | string) => void;
}

export const AddAll = ({ names, here, onDone }: AddAllProps) => {
  const t = useTexts("domain");
  const locale = useLocale();
  const [adding, setAdding] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setAdding(true);
    const answer = await addDomainsToCart(
      callIn(locale, patience),
      "current",
      names.map(({ ascii }) => ascii),
    );
    setAdding(false);
    if (answer.ok) announceCart(answer.value.cart);
    onDone(answer.ok ? answer.value : answer.problem.detail || t("notReached"));
  };
  return (
    <form method="post" action="/forms/cart-domains" onSubmit={(event) => void submit(event)}>
      <input type="hidden" name="add" value={names.map(({ ascii }) => ascii).join(" ")} />
      <input type="hidden" name="return" value={here} />
      <Button type="submit" kind="primary" busy={adding}>
        {t("many.addAll", { count: names.length })}
      </Button>
    </form>
  );
};

/** How many came in, and how many of them a plan includes. */
export const useAddedText = (): ((added: AddedDomains) => string) => {
  const t = useTexts("domain");
  return ({ cart, added, leftOut }) => {
    const included = cart.items
      .filter(isProductItem)
      .flatMap(domainsOfItem)
      .filter(({ ascii }) => added.includes(ascii)).length;
    return [
      t("many.added", { count: added.length }),
      included === 0 ? "" : t("many.included", { count: included }),
      leftOut.length === 0 ? "" : t("many.notAdded", { count: leftOut.length }),
    ]
      .filter((part) => part !== "")
      .join(" ");
  };
};

/** What came of adding all, with the reason of each name that did not fit; like reasons stand together. */
export const AddedNote = ({
  result,
  cartPath,
}: {
  readonly result: AddedDomains | string;
  readonly cartPath: string;
}) => {
  const t = useTexts("domain");
  const text = useAddedText();
  const box = useRef<HTMLDivElement>(null);
  // The pressed button is gone where nothing is left to add: the way on takes the focus. [LGL-06]
  useEffect(() => {
    if (result !== null && document.activeElement === document.body) box.current?.querySelector("a")?.focus();
  }, [result]);
  if (typeof result === "string")
    return (
      <Notice kind="stop" role="alert">
        {result}
      </Notice>
    );
  const reasons = [...new Set(result.leftOut.map(({ detail }) => detail))];
  return (
    <Notice ref={box} kind={result.leftOut.length === 0 ? "free" : "brass"}>
      <p>{text(result)}</p>
      {reasons.map((reason) => (
        <p key={reason}>
          {result.leftOut.flatMap(({ name, detail }) => (detail === reason ? [name] : [])).join(", ")}: {reason}
        </p>
      ))}
      <PageLink href={cartPath} {...buttonLook("secondary", "small")}>
        {t("toCart")}
      </PageLink>
    </Notice>
  );
};

export interface OrdersProps {
  readonly order: SearchOrder;
  /** The address of the search in an order. */
  readonly hrefOf: (order: SearchOrder) => string;
  readonly onOrder: (order: SearchOrder) => void;
}

/** The orders of the list as links: a press on the present one turns it round. */
export const Orders = ({ order, hrefOf, onOrder }: OrdersProps) => {
  const t = useTexts("domain");
  return (
    <nav className={styles.orders} aria-label={t("many.order.label")}>
      <span aria-hidden="true">{t("many.order.label")}</span>
      {searchOrders.map((by) => {
        const isNow = by === order.by;
        const next = nextSearchOrder(order, by);
        const Arrow = order.descending ? ArrowDown : ArrowUp;
        return (
          <a
            key={by}
            href={hrefOf(next)}
            aria-current={isNow || undefined}
            data-order={writtenSearchOrder(next)}
            onClick={(event) => {
              event.preventDefault();
              onOrder(next);
            }}
          >
            {t(`many.order.${by}`)}
            {isNow && by !== "typed" ? (
              <>
                <Arrow aria-hidden="true" strokeWidth={1.75} />
                <span className="k-hidden">
                  {t(order.descending ? "many.order.descending" : "many.order.ascending")}
                </span>
              </>
            ) : null}
          </a>
        );
      })}
    </nav>
  );
};
