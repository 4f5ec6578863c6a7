// One item of the cart with every field that it has; quantity, billing period, location, additions, domains and authcodes are changed here. [CRT-08] [PRD-07] [DOM-01]
import { cartField, type CartIntent, type CartItem, type ProductItem } from "@kontor/domain/shop/cart";
import { Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { sum } from "@kontor/domain/kernel/money";
import type { Location } from "@kontor/domain/shop/catalog";
import type { TermWords } from "@kontor/domain/shop/contract";
import type { Prices, QuoteLine } from "@kontor/domain/shop/pricing";
import { Button, buttonLook } from "@kontor/ui/button";
import { FieldError } from "@kontor/ui/field";
import { SelectField } from "@kontor/ui/select-field";
import { useTypedBefore } from "../../platform/client/typed-before.ts";
import { moneyText } from "../../platform/texts/format.ts";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";
import { PageLink } from "../../shell/page-link.tsx";
import { laterText } from "../pricing/order-ledger.tsx";
import { titleOfItem } from "./titles.ts";
import { DomainRows, type OpenPlan } from "./domain-rows.tsx";
import { FieldsForm, Press, usePlainForm } from "./press.tsx";
import { ProductFacts } from "./product-facts.tsx";
import { QuantityField } from "./quantity-field.tsx";
import type { ItemRefusal, ProductViews } from "./views.ts";
import * as styles from "./cart.module.css";

/** Its names are given as those of the cart: they are there and need no check. */
export const editHref = (
  { id, billingMonths, location, additions, domains, fields: further = {} }: ProductItem,
  href: string,
): string => {
  const fields = new URLSearchParams([
    ["item", id],
    ["months", String(billingMonths)],
    ...(location === null ? [] : [["location", location]]),
    ...additions.map(({ product, quantity }) => [`add-${product}`, String(quantity)]),
    ...Object.entries(further).map(([key, value]) => [`field-${key}`, value]),
    ...domains.map(({ ascii }) => ["from-cart", ascii]),
  ]);
  return `${href}?${fields}`;
};

export interface CartItemProps {
  readonly item: CartItem;
  readonly quote: Prices | null;
  readonly products: ProductViews;
  readonly domainTerm: TermWords | null;
  readonly title: (subject: string) => string;
  readonly isSaving: (ascii: string) => boolean;
  /** The plans of the cart that could include a further name of an ending. [PRD-07] */
  readonly plansFor: (ending: string) => readonly OpenPlan[];
  /** What is said at the authcode of a name that was left out. [DOM-01] */
  readonly missing: (name: string) => string | undefined;
  /** Text of what was refused of this item, and which domain or field it is about. */
  readonly refused: ItemRefusal | null;
  /** Whether nothing is wanted that is not confirmed. */
  readonly isAtRest: boolean;
  readonly onChange: (intent: CartIntent) => void;
  /** What says that a part of this item was removed, and takes it back. */
  readonly undo: ReactNode;
}

export const linesOfItem = (quote: Prices | null, item: CartItem): readonly QuoteLine[] =>
  quote?.lines.filter((line) => line.item === item.id) ?? [];

const Controls = ({
  item,
  products,
  name,
  refused,
  isAtRest,
  onChange,
}: Pick<CartItemProps, "products" | "refused" | "isAtRest" | "onChange"> & {
  readonly item: ProductItem;
  readonly name: string;
}) => {
  const t = useTexts("cart");
  const periods = products[item.product]?.billingMonths ?? [item.billingMonths];
  const locations = products[item.product]?.locations ?? [];
  const bill = (months: string): void => onChange({ kind: "billing", item: item.id, months: Number(months) });
  const place = (location: string): void =>
    onChange({ kind: "location", item: item.id, location: location as Location });
  const [billing, location] = [cartField.billing(item.id), cartField.location(item.id)];
  useTypedBefore(billing, bill);
  useTypedBefore(location, place);
  const form = usePlainForm();
  return (
    <FieldsForm className={styles.controls} item={item.id} name={name}>
      <QuantityField
        id={cartField.quantity(item.id)}
        label={t("quantity")}
        title={name}
        quantity={item.quantity}
        refused={refused?.quantityOf === "" ? refused.text : undefined}
        isAtRest={isAtRest}
        onCommit={(quantity) => onChange({ kind: "quantity", item: item.id, quantity })}
      />
      <SelectField
        id={billing}
        name={billing}
        form={form}
        label={t("billing")}
        aria-label={t("billingLabel", { title: name })}
        value={String(item.billingMonths)}
        options={periods.map((months) => ({ value: String(months), label: t("months", { count: months }) }))}
        onChange={bill}
      />
      {item.location === null ? null : (
        <SelectField
          id={location}
          name={location}
          form={form}
          label={t("location")}
          aria-label={t("locationLabel", { title: name })}
          value={item.location}
          options={locations.map((location) => ({ value: location, label: t(`locations.${location}`) }))}
          onChange={place}
        />
      )}
    </FieldsForm>
  );
};

export const CartItemSheet = (props: CartItemProps) => {
  const { item, quote, products, domainTerm, title, isSaving, plansFor, missing, refused, isAtRest, onChange, undo } =
    props;
  const t = useTexts("cart");
  const ledger = useTexts("ledger");
  const locale = useLocale();
  const money = (cents: number) => moneyText(locale, cents);
  const name = titleOfItem(item, title);
  const lines = linesOfItem(quote, item);
  const own = lines.find((line) => line.kind !== "addition" && (item.kind === "domain" || line.kind === "product"));
  const href = item.kind === "product" ? products[item.product]?.href : null;
  const total = sum(lines.map((line) => line.first));
  return (
    <li className="sheet" aria-labelledby={`item-${item.id}`}>
      <div className={styles.itemTitle}>
        <h3 id={`item-${item.id}`} tabIndex={-1}>
          {href ? <PageLink href={href}>{name}</PageLink> : name}
        </h3>
        {lines.length === 0 ? null : (
          <span className={styles.itemSum} data-figure="item-sum">
            {money(total)}
          </span>
        )}
      </div>
      {lines.length === 0 ? null : (
        <p className="small quiet" data-figure="item-later">
          {laterText(lines, ledger, locale)}
        </p>
      )}
      <div className={styles.acts}>
        {item.kind === "product" && href ? (
          <PageLink
            href={editHref(item, href)}
            label={t("editLabel", { title: name })}
            {...buttonLook("quiet", "small")}
          >
            <span className="k-button-icon" aria-hidden="true">
              <Pencil />
            </span>
            <span>{t("edit")}</span>
          </PageLink>
        ) : null}
        <Press intent={{ kind: "remove", item: item.id }} onChange={onChange}>
          {(pressed) => (
            <Button {...pressed} kind="quiet" size="small" icon={<Trash2 />}>
              {t("removeLabel", { title: name })}
            </Button>
          )}
        </Press>
      </div>
      {item.kind === "product" ? (
        <>
          <Controls {...{ item, products, name, refused, isAtRest, onChange }} />
          <ProductFacts {...{ item, line: own, products, title, refused, isAtRest, onChange }} />
        </>
      ) : null}
      <DomainRows
        item={item}
        lines={lines}
        term={domainTerm}
        isSaving={isSaving}
        plansFor={plansFor}
        missing={missing}
        refused={refused}
        onChange={onChange}
      />
      {refused !== null && refused.domain === null && refused.quantityOf === null ? (
        <FieldError id={`item-${item.id}`} error={refused.text} />
      ) : null}
      {undo}
    </li>
  );
};
