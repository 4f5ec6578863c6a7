// A quantity: typed or stepped, and committed when the field is left or Enter is pressed; while typing nothing jumps.
import { useState } from "react";
import { TextField } from "@kontor/ui/text-field";

export interface QuantityFieldProps {
  readonly id: string;
  readonly label: string;
  readonly name: string;
  readonly quantity: number;
  readonly busy: boolean;
  readonly onCommit: (quantity: number) => void;
}

export const QuantityField = ({ id, label, name, quantity, busy, onCommit }: QuantityFieldProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const commit = (): void => {
    if (typed === null) return;
    setTyped(null);
    const wanted = Number(typed);
    if (typed.trim() !== "" && Number.isSafeInteger(wanted) && wanted !== quantity) onCommit(wanted);
  };
  return (
    <TextField
      id={id}
      name={id}
      label={label}
      aria-label={name}
      type="number"
      inputMode="numeric"
      min={1}
      step={1}
      value={typed ?? String(quantity)}
      readOnly={busy}
      onChange={setTyped}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === "Enter") commit();
      }}
    />
  );
};
