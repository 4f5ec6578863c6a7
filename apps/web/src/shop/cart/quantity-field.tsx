// A quantity: typed or stepped, and committed when the field is left or Enter is pressed; one that cannot be stays and says its bounds. [CRT-08]
import { useEffect, useEffectEvent, useRef, useState } from "react";
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
  /** Whether nothing is wanted that is not confirmed: what is in the cart is shown then, whatever became of what was typed. */
  readonly isAtRest: boolean;
  readonly onCommit: (quantity: number) => void;
}

export const QuantityField = ({
  id,
  label,
  name,
  quantity,
  maximum,
  refused,
  isAtRest,
  onCommit,
}: QuantityFieldProps) => {
  const refusalText = useRefusals();
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | undefined>(undefined);
  /** Typed and not committed, or not possible: it stays, whatever comes from elsewhere. */
  const isOpen = useRef(false);
  const type = (text: string): void => {
    isOpen.current = true;
    setTyped(text);
  };
  const showQuantity = useEffectEvent((): void => {
    if (!isOpen.current) setTyped(null);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever was committed, a quantity that has changed is shown.
  useEffect(() => showQuantity(), [quantity]);
  useEffect(() => {
    if (isAtRest) showQuantity();
  }, [isAtRest]);
  useTypedBefore(id, type);
  const commit = (): void => {
    if (typed === null || !isOpen.current) return;
    const wanted = typed.trim() === "" ? Number.NaN : Number(typed);
    const refusal = quantityRefusal(wanted, maximum);
    isOpen.current = refusal !== null;
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
      onChange={type}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === "Enter") commit();
      }}
    />
  );
};
