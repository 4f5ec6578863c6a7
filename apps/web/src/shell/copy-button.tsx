// Copies what stands beside it, and says so. Where no scripts run it is not there: the text can be selected.
import { Button } from "@kontor/ui/button";
import { Copy } from "lucide-react";
import { useTexts } from "../platform/texts/texts.tsx";
import { showToast } from "./toasts/toast-event.ts";

/** `what` names it, `value` is what is copied. */
export const CopyButton = ({ what, value }: { readonly what: string; readonly value: string }) => {
  const t = useTexts("shell");
  const copy = (): void => {
    // A page that was not sent safely has no clipboard.
    const written: Promise<void> = navigator.clipboard?.writeText(value) ?? Promise.reject(new Error("no clipboard"));
    written.then(
      () => void showToast({ id: "copy", type: "success", text: t("copy.done", { what }) }),
      () => void showToast({ id: "copy", type: "error", text: t("copy.failed") }),
    );
  };
  return (
    <Button
      kind="quiet"
      size="small"
      icon={<Copy size={16} strokeWidth={1.75} />}
      aria-label={t("copy.label", { what })}
      data-scripted=""
      onClick={copy}
    >
      {t("copy.button")}
    </Button>
  );
};
