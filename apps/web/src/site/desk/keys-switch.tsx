// Turns the keys of the desk on and off. [DSK-05]
import { Switch } from "react-aria-components";
import { turnKeys, useKeysOn } from "./keys-on.ts";
import { useDeskTexts } from "./texts.ts";
import * as styles from "./desk.module.css";

export const KeysSwitch = () => {
  const t = useDeskTexts();
  return (
    <Switch className={styles.toggle} isSelected={useKeysOn()} onChange={turnKeys}>
      <span className={styles.track} aria-hidden="true" />
      {t("keys.on")}
    </Switch>
  );
};
