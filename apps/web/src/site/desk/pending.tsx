// A screen that is on its way: said once it takes long enough to be noticed.
import { useDeskTexts } from "./texts.ts";

export const Pending = () => {
  const t = useDeskTexts();
  return <p role="status">{t("pending")}</p>;
};
