// What was typed as a password, shown on request.
import { Eye, EyeOff } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTexts } from "../platform/texts/texts.tsx";
import * as styles from "./reveal.module.css";

/** The type of the input, and the button that stands beside it where scripts run. */
export const useReveal = (): { readonly type: "password" | "text"; readonly button: ReactNode } => {
  const t = useTexts("shell");
  const [shown, setShown] = useState(false);
  const word = t(shown ? "password.hide" : "password.show");
  const Icon = shown ? EyeOff : Eye;
  return {
    type: shown ? "text" : "password",
    button: (
      <button
        type="button"
        className={`k-button ${styles.reveal}`}
        data-kind="secondary"
        data-scripted=""
        aria-label={word}
        title={word}
        onClick={() => setShown(!shown)}
      >
        <Icon aria-hidden="true" size={22} strokeWidth={1.75} />
      </button>
    ),
  };
};

/** An input of a password with its button in one row. */
export const Revealed = ({ children }: { readonly children: (type: "password" | "text") => ReactNode }) => {
  const { type, button } = useReveal();
  return (
    <div className="k-input-row">
      {children(type)}
      {button}
    </div>
  );
};
