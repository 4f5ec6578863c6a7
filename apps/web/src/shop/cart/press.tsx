// A press that changes the cart: a button for scripts, and a form of its own where there are none, which the server alone draws. [CRT-08] [LOC-16]
import type { ReactNode } from "react";
import { actFields, type CartIntent, type PressedIntent } from "@kontor/domain/shop/cart";
import type { Locale } from "@kontor/domain/visitor/locale";
import { useLocale } from "../../platform/texts/texts.tsx";

/** Where a form of the cart is sent, with what is not typed into it. */
export const cartAction = (locale: Locale, fields: Readonly<Record<string, string>>): string =>
  `/forms/cart?${new URLSearchParams({ locale, ...fields })}`;

/** A form with one button. */
export const PressForm = ({ intent, children }: { readonly intent: PressedIntent; readonly children: ReactNode }) => (
  <form method="post" action={cartAction(useLocale(), actFields(intent))}>
    {children}
  </form>
);

/** What makes a button of either kind. */
type Pressed = { readonly type: "submit" } | { readonly type: "button"; readonly onClick: () => void; readonly "data-scripted": "" };

export interface PressProps {
  readonly intent: PressedIntent;
  readonly onChange: (intent: CartIntent) => void;
  readonly children: (pressed: Pressed) => ReactNode;
}

export const Press = ({ intent, onChange, children }: PressProps) => (
  <>
    {children({ type: "button", onClick: () => onChange(intent), "data-scripted": "" })}
    <noscript>{import.meta.env.SSR ? <PressForm intent={intent}>{children({ type: "submit" })}</PressForm> : null}</noscript>
  </>
);
