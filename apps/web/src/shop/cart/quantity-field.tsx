// A quantity: typed or stepped, and committed when the field is left or Enter is pressed; one that cannot be stays and says its bounds. [CRT-08]
import { useEffect, useState } from "react";
import { quantityRefusal } from "@kontor/domain/shop/cart";
import { TextField } from "@kontor/ui/text-field";
import { useTypedBefore } from "../../platform/client/typed-before.ts";
import { useRefusals } from "../../platform/texts/refusals.ts";

export interface QuantityFieldProps {
  readonly id: string;
  readonly label: string;
  readonly name: string;
  readonly quantity: number;
  /** How many there may be, where that is another number than for an item. */
  readonly maximum?: number | undefined;
  /** Why the shop did not take what was committed. */
  readonly refused: string | undefined;
  readonly onCommit: (quantity: number) => void;
}

export const QuantityField = ({ id, label, name, quantity, maximum, refused, onCommit }: QuantityFieldProps) => {
  const refusalText = useRefusals();
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever was typed, a quantity that has changed is shown.
  useEffect(() => {
    setTyped(null);
    setError(undefined);
  }, [quantity]);
  useTypedBefore(id, setTyped);
  const commit = (): void => {
    if (typed === null) return;
    const wanted = typed.trim() === "" ? Number.NaN : Number(typed);
    const refusal = quantityRefusal(wanted, maximum);
    setError(refusal === null ? undefined : refusalText(refusal));
    if (refusal === null && wanted !== quantity) onCommit(wanted);
  };
  return (
    <TextField
      id={id}
      name="quantity"
      label={label}
      aria-label={name}
      type="number"
      inputMode="numeric"
      min={1}
      step={1}
      value={typed ?? String(quantity)}
      error={error ?? refused}
      onChange={setTyped}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === "Enter") commit();
      }}
    />
  );
};
