// A field for files: the platform's own control, so that phones offer the camera and no script is needed. Its sheet is `@kontor/ui/file-field.css`.
import type { InputHTMLAttributes } from "react";
import { describedBy, Field, type FieldFrame } from "./field.tsx";

export interface FileFieldProps
  extends FieldFrame,
    Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "type" | "onChange" | "value"> {
  readonly name: string;
  readonly onChange?: (files: readonly File[]) => void;
}

/** Which kinds and sizes are accepted stands in the hint, in words; `accept` only filters what the platform offers. */
export const FileField = ({ id, label, note, hint, error, onChange, ...input }: FileFieldProps) => {
  const frame = { id, label, note, hint, error };
  return (
    <Field {...frame}>
      <input
        {...input}
        type="file"
        id={id}
        className="k-input k-file"
        onChange={(event) => onChange?.([...(event.target.files ?? [])])}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(frame)}
      />
    </Field>
  );
};
