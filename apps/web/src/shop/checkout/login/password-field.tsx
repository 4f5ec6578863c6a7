// A password: shown on request, never stored, never changed.
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { TextField } from "@kontor/ui/text-field";
import { useTexts } from "../../../platform/texts/texts.tsx";
import * as styles from "./login.module.css";

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
  const t = useTexts("login");
  const [shown, setShown] = useState(false);
  const word = t(shown ? "hidePassword" : "showPassword");
  return (
    <TextField
      id={id}
      name="password"
      label={label}
      hint={hint}
      error={error}
      type={shown ? "text" : "password"}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      aria-required
      value={value}
      onChange={onChange}
      onBlur={onLeave}
      beside={
        <button
          type="button"
          className={`k-button ${styles.reveal}`}
          data-kind="secondary"
          data-scripted=""
          aria-label={word}
          title={word}
          onClick={() => setShown(!shown)}
        >
          {shown ? (
            <EyeOff aria-hidden="true" size={22} strokeWidth={1.75} />
          ) : (
            <Eye aria-hidden="true" size={22} strokeWidth={1.75} />
          )}
        </button>
      }
    />
  );
};
