// The voucher of the cart: one line to put it in, its refusals at the field, one press to take it out. [CRT-04]
import { type FormEvent, useState } from "react";
import { Button } from "@kontor/ui/button";
import { TextField } from "@kontor/ui/text-field";
import { useTypedBefore } from "../../platform/client/typed-before.ts";
import { useTexts } from "../../platform/texts/texts.tsx";
import type { CartIntent } from "@kontor/domain/shop/cart";
import * as styles from "./cart.module.css";

export interface VoucherProps {
  readonly code: string | null;
  /** Whether a code is being checked: nothing is deducted before the shop has answered. */
  readonly isChecking: boolean;
  readonly error: string | undefined;
  readonly onChange: (intent: CartIntent) => void;
}

export const Voucher = ({ code, isChecking, error, onChange }: VoucherProps) => {
  const t = useTexts("cart");
  const [typed, setTyped] = useState(code ?? "");
  useTypedBefore("voucher", setTyped);
  const redeem = (event: FormEvent): void => {
    event.preventDefault();
    onChange({ kind: "voucher", code: typed });
  };
  if (code !== null && error === undefined && !isChecking) {
    return (
      <div className={styles.voucherSet}>
        <span>{t("voucher.redeemed", { code })}</span>
        <Button id="voucher-remove" kind="quiet" size="small" onClick={() => onChange({ kind: "remove-voucher" })}>
          {t("voucher.remove")}
        </Button>
      </div>
    );
  }
  return (
    <form method="post" action="/forms/unsent" onSubmit={redeem} noValidate>
      <TextField
        id="voucher"
        name="voucher"
        label={t("voucher.label")}
        hint={isChecking ? t("voucher.checking") : undefined}
        error={isChecking ? undefined : error}
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="characters"
        beside={
          <Button kind="secondary" type="submit" busy={isChecking}>
            {t("voucher.redeem")}
          </Button>
        }
      />
      {code === null ? null : (
        <Button id="voucher-remove" kind="quiet" size="small" onClick={() => onChange({ kind: "remove-voucher" })}>
          {t("voucher.remove")}
        </Button>
      )}
    </form>
  );
};
