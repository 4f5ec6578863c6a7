// A value of a price list: what is simply there has a check mark before its word.
import { Check } from "lucide-react";
import { useTexts } from "../../platform/texts/texts.tsx";
import * as styles from "./plans.module.css";

export const PlanValue = ({ value }: { readonly value: string }) => {
  const t = useTexts("category");
  return value === t("included") || value === t("yes") ? (
    <span className={styles.check}>
      <Check size={17} strokeWidth={2.25} aria-hidden="true" />
      {value}
    </span>
  ) : (
    value
  );
};
