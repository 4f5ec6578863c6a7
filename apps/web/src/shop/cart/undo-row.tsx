// What was removed, in its place, with the way to take it back; it has the focus, since what was pressed is gone. [LGL-06]
import { Undo2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "@kontor/ui/button";
import { useTexts } from "../../platform/texts/texts.tsx";
import * as styles from "./cart.module.css";

export interface UndoRowProps {
  /** What was removed. */
  readonly title: string;
  readonly onUndo: () => void;
}

export const UndoRow = ({ title, onUndo }: UndoRowProps) => {
  const t = useTexts("cart");
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => row.current?.querySelector("button")?.focus(), []);
  return (
    <div ref={row} className={styles.removed}>
      <p>{t("removed", { title })}</p>
      <Button kind="secondary" size="small" icon={<Undo2 />} aria-label={t("undoLabel", { title })} onClick={onUndo}>
        {t("undo")}
      </Button>
    </div>
  );
};
