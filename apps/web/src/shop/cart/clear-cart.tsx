// Emptying the cart, after a question; the dialog is fetched when it is first asked for. [CRT-05]
import { lazy, Suspense, useEffect, useState } from "react";
import { Button } from "@kontor/ui/button";
import { useTexts } from "../../platform/texts/texts.tsx";
import type { CartIntent } from "@kontor/domain/shop/cart";
import { hideBlur, showBlur } from "../../shell/blur.ts";
import { PressForm } from "./press.tsx";

const ConfirmDialog = lazy(() =>
  import("@kontor/ui/confirm-dialog").then((loaded) => ({ default: loaded.ConfirmDialog })),
);

export interface ClearCartProps {
  readonly onChange: (intent: CartIntent) => void;
}

export const ClearCart = ({ onChange }: ClearCartProps) => {
  const t = useTexts("cart");
  const [asking, setAsking] = useState(false);
  const close = (): void => setAsking(false);
  useEffect(() => {
    if (!asking) return undefined;
    showBlur("clear-cart");
    return () => hideBlur("clear-cart");
  }, [asking]);
  return (
    <>
      <Button kind="quiet" size="small" data-scripted="" onClick={() => setAsking(true)}>
        {t("clear.ask")}
      </Button>
      <noscript>
        {import.meta.env.SSR ? (
          <PressForm intent={{ kind: "clear" }}>
            <Button type="submit" kind="quiet" size="small">
              {t("clear.ask")}
            </Button>
          </PressForm>
        ) : null}
      </noscript>
      {asking ? (
        <Suspense>
          <ConfirmDialog
            title={t("clear.title")}
            text={t("clear.text")}
            confirm={t("clear.confirm")}
            cancel={t("clear.cancel")}
            onCancel={close}
            onConfirm={() => {
              close();
              onChange({ kind: "clear" });
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
};
