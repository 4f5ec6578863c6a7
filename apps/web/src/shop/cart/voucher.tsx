// The voucher of the cart: one line to put it in, its refusals at the field, one press to take it out. [CRT-04]
import { type FormEvent, useState } from "react";
import { Button } from "@kontor/ui/button";
import { TextField } from "@kontor/ui/text-field";
import { useTexts } from "../../platform/texts/texts.tsx";
import type { CartChange } from "./cart-calls.ts";
import "./cart.css";

export interface VoucherProps {
  readonly code: string | null;
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly onChange: (change: CartChange) => void;
}

export const Voucher = ({ code, busy, error, onChange }: VoucherProps) => {
  const t = useTexts("cart");
  const [typed, setTyped] = useState(code ?? "");
  const redeem = (event: FormEvent): void => {
    event.preventDefault();
    onChange({ kind: "voucher", code: typed });
  };
  if (code !== null && error === undefined) {
    return (
      <div className="voucher-set">
        <span>{t("voucher.redeemed", { code })}</span>
        <Button kind="quiet" size="small" busy={busy} onClick={() => onChange({ kind: "voucher-remove" })}>
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
        error={error}
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="characters"
        beside={
          <Button kind="secondary" type="submit" busy={busy}>
            {t("voucher.redeem")}
          </Button>
        }
      />
      {code === null ? null : (
        <Button kind="quiet" size="small" busy={busy} onClick={() => onChange({ kind: "voucher-remove" })}>
          {t("voucher.remove")}
        </Button>
      )}
    </form>
  );
};
