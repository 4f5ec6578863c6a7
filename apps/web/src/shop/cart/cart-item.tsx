// One item of the cart with every field that it has; quantity, billing period, authcodes and removal are changed here. [CRT-08] [PRD-07] [DOM-01]
import { Trash2 } from "lucide-react";
import { sum } from "@kontor/domain/kernel/money";
import type { CartItem, ProductItem } from "@kontor/domain/shop/cart";
import type { Quote, QuoteLine } from "@kontor/domain/shop/pricing";
import { Button } from "@kontor/ui/button";
import { FieldError } from "@kontor/ui/field";
import { SelectField } from "@kontor/ui/select-field";
import { moneyText } from "../../platform/texts/format.ts";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import type { CartChange } from "./cart-calls.ts";
import { PageLink } from "../../shell/page-link.tsx";
import { laterText } from "../pricing/order-ledger.tsx";
import { titleOfItem } from "./titles.ts";
import { DomainRows, type OpenPlan } from "./domain-rows.tsx";
import { ProductFacts } from "./product-facts.tsx";
import { QuantityField } from "./quantity-field.tsx";
import type { ProductViews } from "./views.ts";
import "./cart.css";

export interface CartItemProps {
  readonly item: CartItem;
  readonly quote: Quote | null;
  readonly products: ProductViews;
  readonly title: (subject: string) => string;
  readonly busy: boolean;
  /** The plans of the cart that could include a further name of an ending. [PRD-07] */
  readonly plansFor: (ending: string) => readonly OpenPlan[];
  /** What is said at the authcode of a name that was left out. [DOM-01] */
  readonly missing: (name: string) => string | undefined;
  /** Text of what was refused of this item, and which domain or field it is about. */
  readonly refused: ItemRefusal | null;
  readonly onChange: (change: CartChange) => void;
}

export interface ItemRefusal {
  readonly text: string;
  readonly domain: string | null;
  readonly isQuantity: boolean;
}

export const linesOfItem = (quote: Quote | null, item: CartItem): readonly QuoteLine[] =>
  quote?.lines.filter((line) => line.item === item.id) ?? [];

const Controls = ({
  item,
  products,
  name,
  busy,
  refused,
  onChange,
}: Pick<CartItemProps, "products" | "busy" | "refused" | "onChange"> & { readonly item: ProductItem; readonly name: string }) => {
  const t = useTexts("cart");
  const periods = products[item.product]?.billingMonths ?? [item.billingMonths];
  return (
    <div className="cart-controls">
      <QuantityField
        id={`quantity-${item.id}`}
        label={t("quantity")}
        name={t("quantityLabel", { title: name })}
        quantity={item.quantity}
        busy={busy}
        refused={refused?.isQuantity ? refused.text : undefined}
        onCommit={(quantity) => onChange({ kind: "quantity", item: item.id, quantity })}
      />
      <SelectField
        id={`billing-${item.id}`}
        name={`billing-${item.id}`}
        label={t("billing")}
        aria-label={t("billingLabel", { title: name })}
        value={String(item.billingMonths)}
        options={periods.map((months) => ({ value: String(months), label: t("months", { count: months }) }))}
        onChange={(months) => onChange({ kind: "billing", item: item.id, months: Number(months) })}
      />
    </div>
  );
};

export const CartItemSheet = (props: CartItemProps) => {
  const { item, quote, products, title, busy, plansFor, missing, refused, onChange } = props;
  const t = useTexts("cart");
  const ledger = useTexts("ledger");
  const locale = useLocale();
  const money = (cents: number) => moneyText(locale, cents);
  const name = titleOfItem(item, title);
  const lines = linesOfItem(quote, item);
  const own = lines.find((line) => line.kind !== "addition" && (item.kind === "domain" || line.kind === "product"));
  const href = item.kind === "product" ? products[item.product]?.href : null;
  const together = sum(lines.map((line) => line.first));
  return (
    <li className="sheet" aria-labelledby={`item-${item.id}`}>
      <div className="cart-item-title">
        <h3 id={`item-${item.id}`} tabIndex={-1}>
          {href ? <PageLink href={href}>{name}</PageLink> : name}
        </h3>
        {lines.length === 0 ? null : (
          <span className="cart-item-sum" data-figure="item-sum">
            {money(together)}
          </span>
        )}
      </div>
      {lines.length === 0 ? null : (
        <p className="small quiet" data-figure="item-later">
          {laterText(lines, ledger, locale)}
        </p>
      )}
      {item.kind === "product" ? (
        <Controls item={item} products={products} name={name} busy={busy} refused={refused} onChange={onChange} />
      ) : null}
      {item.kind === "product" ? <ProductFacts item={item} line={own} lines={lines} products={products} title={title} /> : null}
      <DomainRows item={item} lines={lines} busy={busy} plansFor={plansFor} missing={missing} refused={refused} onChange={onChange} />
      {refused !== null && refused.domain === null && !refused.isQuantity ? (
        <FieldError id={`item-${item.id}`} error={refused.text} />
      ) : null}
      <div>
        <Button
          kind="quiet"
          busy={busy}
          icon={<Trash2 />}
          aria-label={t("removeLabel", { title: name })}
          onClick={() => onChange({ kind: "remove", item: item.id })}
        >
          {t("remove")}
        </Button>
      </div>
    </li>
  );
};
