// A quantity: typed or stepped, and committed when the field is left or Enter is pressed; one that cannot be stays and says its bounds. [CRT-08]
import { useEffect, useEffectEvent, useState } from "react";
import { quantityRefusal } from "@kontor/domain/shop/cart";
import { TextField } from "@kontor/ui/text-field";
import { useTypedBefore } from "../../platform/client/typed-before.ts";
import { useGoesAlong } from "./goes-along.ts";
import { usePlainForm } from "./plain-form.ts";
import { useAfterPress } from "../../platform/client/use-after-press.ts";
import { useRefusals } from "../../platform/texts/refusals.ts";

export interface QuantityFieldProps {
  /** Its name, too. */
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

interface Typed {
  readonly text: string;
  /** Not committed, or not possible: it stays, whatever comes from elsewhere. */
  readonly isOpen: boolean;
  readonly error: string | undefined;
}

const openAlone = (typed: Typed | null): Typed | null => (typed?.isOpen === true ? typed : null);

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
  const form = usePlainForm();
  const [typed, setTyped] = useState<Typed | null>(null);
  const type = (text: string): void => setTyped((before) => ({ text, isOpen: true, error: before?.error }));
  const showQuantity = useEffectEvent((): void => setTyped(openAlone));
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever was committed, a quantity that has changed is shown.
  // oxlint-disable-next-line react/set-state-in-effect -- what was typed and committed gives way to what is in the cart
  useEffect(() => showQuantity(), [quantity]);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- what was typed and committed gives way to what is in the cart
    if (isAtRest) showQuantity();
  }, [isAtRest]);
  const commit = (text: string): "nothing" | "wanted" | "refused" => {
    const wanted = text.trim() === "" ? Number.NaN : Number(text);
    const refusal = quantityRefusal(wanted, maximum);
    const error = refusal === null ? undefined : refusalText(refusal);
    setTyped({ text, isOpen: refusal !== null, error });
    if (refusal !== null) return "refused";
    if (wanted === quantity) return "nothing";
    onCommit(wanted);
    return "wanted";
  };
  const commitTyped = () => (typed?.isOpen === true ? commit(typed.text) : "nothing");
  useGoesAlong(commitTyped);
  const afterPress = useAfterPress();
  useTypedBefore(id, (text, isLeft) => void (isLeft ? commit : type)(text));
  return (
    <TextField
      id={id}
      name={id}
      form={form}
      label={label}
      aria-label={name}
      type="number"
      inputMode="numeric"
      min={1}
      step={1}
      value={typed?.text ?? String(quantity)}
      error={typed?.error ?? refused}
      onChange={type}
      onBlur={() => afterPress(() => void commitTyped())}
      onKeyDown={(event) => {
        if (event.key === "Enter") commitTyped();
      }}
    />
  );
};
