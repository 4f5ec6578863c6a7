// A quantity: stepped, or typed and committed by Enter or when the field or the page is left; one that cannot be stays and says its bounds. [CRT-08]
import { useEffect, useEffectEvent, useState } from "react";
import { maximumQuantity, quantityRefusal } from "@kontor/domain/shop/cart";
import { describedBy, Field } from "@kontor/ui/field";
import { NumberInput } from "@kontor/ui/number-input";
import "@kontor/ui/number-input.css";
import { useTypedBefore } from "../../platform/client/typed-before.ts";
import { useGoesAlong } from "./goes-along.ts";
import { usePlainForm } from "./press.tsx";
import { useAfterPress } from "../../platform/client/use-after-press.ts";
import { useRefusals } from "../../platform/texts/refusals.ts";
import { useTexts } from "../../platform/texts/texts.tsx";

export interface QuantityFieldProps {
  /** Its name, too. */
  readonly id: string;
  readonly label: string;
  /** Of what it is the quantity. */
  readonly title: string;
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
  title,
  quantity,
  maximum = maximumQuantity,
  refused,
  isAtRest,
  onCommit,
}: QuantityFieldProps) => {
  const t = useTexts("cart");
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
  // A page that goes takes along what is typed: the cart stores what it wants and has not sent.
  const leave = useEffectEvent(() => void commitTyped());
  useEffect(() => {
    const go = (): void => leave();
    addEventListener("pagehide", go, { capture: true });
    return () => removeEventListener("pagehide", go, { capture: true });
  }, []);
  const frame = { id, label, error: typed?.error ?? refused };
  return (
    <Field {...frame}>
      <NumberInput
        id={id}
        name={id}
        form={form}
        aria-label={t("quantityLabel", { title })}
        aria-invalid={frame.error ? true : undefined}
        aria-describedby={describedBy(frame)}
        min={1}
        max={maximum}
        value={typed?.text ?? String(quantity)}
        less={t("fewer", { title })}
        more={t("more", { title })}
        onChange={(text, isStep) => void (isStep ? commit : type)(text)}
        onBlur={() => afterPress(() => void commitTyped())}
        onKeyDown={(event) => {
          if (event.key === "Enter") commitTyped();
        }}
      />
    </Field>
  );
};
