// The voucher of the cart: a line to put it in, behind a word, its refusals at the field, one press to take it out. [CRT-04]
import { useState } from "react";
import { Button } from "@kontor/ui/button";
import { TextField } from "@kontor/ui/text-field";
import { useTypedBefore } from "../../platform/client/typed-before.ts";
import { useTexts } from "../../platform/texts/texts.tsx";
import { cartField, type CartIntent } from "@kontor/domain/shop/cart";
import { useGoesAlong } from "./goes-along.ts";
import { Press, usePlainForm } from "./press.tsx";
import type { RefusedVoucher } from "./views.ts";
import * as styles from "./cart.module.css";

export interface VoucherProps {
  readonly code: string | null;
  /** Whether a code is being checked: nothing is deducted before the shop has answered. */
  readonly isChecking: boolean;
  /** What is wrong with the voucher of the cart, or with taking it out. */
  readonly error: string | undefined;
  /** A code that was refused, as it was typed: no word about another one. */
  readonly refused: RefusedVoucher | null;
  /** Whether it was changed since the page was loaded: then it is as high as its field was. */
  readonly isAnswered: boolean;
  readonly onChange: (intent: CartIntent) => void;
}

export const Voucher = ({ code, isChecking, error: own, refused, isAnswered, onChange }: VoucherProps) => {
  const t = useTexts("cart");
  const [{ typed, isCorrected }, setTyped] = useState({ typed: refused?.code ?? code ?? "", isCorrected: false });
  const [isOpen, setOpen] = useState(typed !== "" || own !== undefined);
  const type = (text: string): void => setTyped({ typed: text, isCorrected: true });
  useTypedBefore(cartField.voucher, type);
  const form = usePlainForm();
  const error = refused === null || isCorrected ? own : refused.text;
  const redeem = (): void => {
    setTyped({ typed, isCorrected: false });
    onChange({ kind: "voucher", code: typed });
  };
  // A code that was refused as it stands here is not asked about again.
  const isNew = typed.trim() !== "" && typed !== code && !isChecking && (refused?.code !== typed || isCorrected);
  useGoesAlong(() => {
    if (!isNew) return "nothing";
    redeem();
    return "wanted";
  });
  if (code !== null && error === undefined && !isChecking) {
    return (
      <div className={styles.voucherSet} data-answered={isAnswered || undefined}>
        <span>{t("voucher.redeemed", { code })}</span>
        <VoucherRemove code={code} onChange={onChange} />
      </div>
    );
  }
  // Who has a code opens the field; it is open where there is something to be read in it.
  return (
    <>
      <details className={styles.voucher} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t("voucher.have")}</summary>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            redeem();
          }}
          noValidate
        >
          <TextField
            id={cartField.voucher}
            name={cartField.voucher}
            form={form}
            label={t("voucher.label")}
            hint={isChecking ? t("voucher.checking") : undefined}
            error={isChecking ? undefined : error}
            value={typed}
            onChange={type}
            autoComplete="off"
            spellCheck={false}
            autoCapitalize="characters"
            beside={
              <Button kind="secondary" type="submit" form={form} busy={isChecking}>
                {t("voucher.redeem")}
              </Button>
            }
          />
        </form>
      </details>
      {code === null ? null : <VoucherRemove code={code} onChange={onChange} />}
    </>
  );
};

const VoucherRemove = ({ code, onChange }: Pick<VoucherProps, "onChange"> & { readonly code: string }) => {
  const t = useTexts("cart");
  return (
    <Press intent={{ kind: "remove-voucher" }} onChange={onChange}>
      {(pressed) => (
        <Button {...pressed} id={pressed.type === "button" ? "voucher-remove" : undefined} kind="quiet" size="small">
          {t("voucher.remove", { code })}
        </Button>
      )}
    </Press>
  );
};
