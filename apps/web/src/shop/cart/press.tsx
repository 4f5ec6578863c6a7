// A press that changes the cart: a button for scripts, and where there are none a form, which the server alone draws; every field belongs to one form until scripts run, so that what is typed goes along with whichever button is pressed. [CRT-08] [CHK-12] [LOC-16]
import type { Locale } from "@kontor/domain/visitor/locale";
import { type ReactNode, useSyncExternalStore } from "react";
import { actFields, type CartIntent, type PressedIntent } from "@kontor/domain/shop/cart";
import { Button } from "@kontor/ui/button";
import { useLocale, useTexts } from "../../platform/texts/texts.tsx";

export const cartAction = (locale: Locale, fields: Readonly<Record<string, string>>): string =>
  `/forms/cart?${new URLSearchParams({ locale, ...fields })}`;

/** The id of the form. */
export const plainForm = "cart-all";

const never = () => () => undefined;

/** The form that a field and its button belong to: this one in the page as the server draws it, the one around them where scripts run. */
export const usePlainForm = (): string | undefined =>
  useSyncExternalStore<string | undefined>(
    never,
    () => undefined,
    () => plainForm,
  );

/** A form with one button. */
export const PressForm = ({ intent, children }: { readonly intent: PressedIntent; readonly children: ReactNode }) => (
  <form method="post" action={cartAction(useLocale(), actFields(intent))}>
    {children}
  </form>
);

/** What makes a button of either kind. */
type Pressed =
  | { readonly type: "submit" }
  | { readonly type: "button"; readonly onClick: () => void; readonly "data-scripted": "" };

interface FieldsFormProps {
  readonly item: string;
  /** What has the fields, for the button. */
  readonly name: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** Fields that scripts commit one by one, with a button for where there are none. A browser that goes back fills in nothing again: they show the cart as it is. */
export const FieldsForm = ({ item, name, className, children }: FieldsFormProps) => {
  const t = useTexts("cart");
  return (
    <form className={className} autoComplete="off" onSubmit={(event) => event.preventDefault()}>
      {children}
      <noscript>
        {import.meta.env.SSR ? (
          <Button
            type="submit"
            form={plainForm}
            name="item"
            value={item}
            kind="secondary"
            aria-label={t("applyLabel", { title: name })}
          >
            {t("apply")}
          </Button>
        ) : null}
      </noscript>
    </form>
  );
};

export interface PressProps {
  readonly intent: PressedIntent;
  readonly onChange: (intent: CartIntent) => void;
  readonly children: (pressed: Pressed) => ReactNode;
}

export const Press = ({ intent, onChange, children }: PressProps) => (
  <>
    {children({ type: "button", onClick: () => onChange(intent), "data-scripted": "" })}
    <noscript>
      {import.meta.env.SSR ? <PressForm intent={intent}>{children({ type: "submit" })}</PressForm> : null}
    </noscript>
  </>
);
