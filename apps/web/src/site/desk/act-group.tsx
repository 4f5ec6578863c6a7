// Acts of one sort beside a record, below the word that names them. [DSK-08]
import { useId } from "react";
import { type Act, Acts } from "./act.tsx";
import * as styles from "./act-group.module.css";

export const ActGroup = ({ title, acts }: { readonly title: string; readonly acts: readonly Act[] }) => {
  const id = useId();
  if (acts.length === 0) return null;
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <p id={id} className={styles.sort}>
        {title}
      </p>
      <Acts acts={acts} />
    </div>
  );
};
