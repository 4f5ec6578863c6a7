// The way to the one search from every screen: a button in the frame and the key `/` open it in a dialog. [DSK-01] [DSK-05]
import { Search as SearchIcon } from "lucide-react";
import { useState } from "react";
import { Dialog, Modal, ModalOverlay } from "react-aria-components";
import { useDeskTexts } from "../texts.ts";
import { useKeys } from "../use-keys.ts";
import { Finding } from "./finding.tsx";
import * as styles from "./search.module.css";

export const Search = () => {
  const t = useDeskTexts("desk-search");
  const [isOpen, open] = useState(false);
  useKeys((key) => {
    if (key === "/") open(true);
    return key === "/";
  });
  return (
    <search className={styles.opener}>
      <button type="button" aria-haspopup="dialog" aria-keyshortcuts="/" onClick={() => open(true)}>
        <SearchIcon aria-hidden="true" size={18} strokeWidth={1.75} />
        <span className="k-hidden-narrow">{t("title")}</span>
        <kbd aria-hidden="true">/</kbd>
      </button>
      <ModalOverlay className="k-dialog-behind" isOpen={isOpen} onOpenChange={open} isDismissable>
        <Modal className={`k-dialog ${styles.dialog}`}>
          <Dialog aria-label={t("title")}>
            <Finding onGo={() => open(false)} />
          </Dialog>
        </Modal>
      </ModalOverlay>
    </search>
  );
};
