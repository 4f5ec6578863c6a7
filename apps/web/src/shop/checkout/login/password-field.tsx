// A password: shown on request, never stored, never changed.
import { TextField } from "@kontor/ui/text-field";
import { useReveal } from "../../../shell/reveal.tsx";

export interface PasswordFieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: string;
  readonly error: string | undefined;
  readonly autoComplete: "current-password" | "new-password";
  readonly onChange: (typed: string) => void;
  readonly onLeave?: () => void;
}

export const PasswordField = ({
  id,
  label,
  hint,
  value,
  error,
  autoComplete,
  onChange,
  onLeave,
}: PasswordFieldProps) => {
  const { type, button } = useReveal();
  return (
    <TextField
      id={id}
      name="password"
      label={label}
      hint={hint}
      error={error}
      type={type}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      aria-required
      value={value}
      onChange={onChange}
      onBlur={onLeave}
      beside={button}
    />
  );
};
