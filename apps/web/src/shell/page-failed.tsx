// A page that could not be loaded or drawn, inside header and footer: what happened, and trying again. [SHL-13]
import { useRouter } from "@tanstack/react-router";
import { Button } from "@kontor/ui/button";
import { useTexts } from "../platform/texts/texts.tsx";

export const PageFailed = ({ reset }: { readonly reset: () => void }) => {
  const t = useTexts("shell");
  const router = useRouter();
  const again = (): void => {
    reset();
    void router.invalidate();
  };
  return (
    <div className="k-wrap t-page" role="alert">
      <h1>{t("failed.title")}</h1>
      <p className="k-lead">{t("failed.text")}</p>
      <p>
        <Button onClick={again}>{t("failed.again")}</Button>
      </p>
    </div>
  );
};
