// The keys of every screen, and the dialog that shows them all and turns them off. [DSK-05]
import { useRef, useState } from "react";
import { Button, Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { useNavigateTo } from "./navigate-to.ts";
import { KeysSwitch } from "./keys-switch.tsx";
import { useDesk } from "./use-desk.ts";
import { useDeskTexts } from "./texts.ts";
import { useKeys } from "./use-keys.ts";
import type { SideLink, SideWord } from "./views.ts";
import * as styles from "./desk.module.css";

/** What follows a `g`, by the path of the list; j, k and x are the keys of lists. */
const letters: Readonly<Record<string, string>> = {
  "/admin": "t",
  "/admin/customers": "c",
  "/admin/orders": "o",
  "/admin/contracts": "v",
  "/admin/invoices": "i",
  "/admin/payment-differences": "d",
  "/admin/inbox": "r",
  "/admin/subscribers": "s",
  "/admin/events": "e",
  "/admin/vouchers": "u",
  "/admin/drafts": "n",
  "/admin/small-banners": "b",
  "/admin/faulty-products": "f",
  "/admin/product-link-helper": "h",
  "/admin/journal": "l",
  "/admin/colleagues": "p",
  "/admin/mails": "m",
  "/admin/webhooks": "w",
  "/admin/exports": "x",
};

const letterOf = ({ href }: SideLink): string => letters[href.split("?")[0] ?? ""] ?? "";

/** Each list and tool of the side list, by its own name where a word leads to several. */
const placesOf = (sections: readonly SideWord[]): readonly SideLink[] => sections.flatMap(({ pages }) => pages);

/** The search of the list that is shown. */
const searchOfList = (): HTMLInputElement | null => document.querySelector("main [data-search]");

/** For so long after a `g` the next letter says where to go. */
const goingMs = 1_500;

export const Keys = () => {
  const t = useDeskTexts();
  const places = placesOf(useDesk().given.frame.menu?.sections ?? []);
  const navigateTo = useNavigateTo();
  const [isShown, show] = useState(false);
  const goingUntil = useRef(0);
  useKeys((key) => {
    const isGoing = performance.now() < goingUntil.current;
    goingUntil.current = key === "g" ? performance.now() + goingMs : 0;
    if (isGoing) {
      const place = places.find((each) => letterOf(each) === key);
      if (place !== undefined) navigateTo(place.href);
      return place !== undefined;
    }
    if (key === "?") show(true);
    if (key === "f") searchOfList()?.focus();
    return key === "?" || key === "f" || key === "g";
  });
  const shown: readonly (readonly [string, string])[] = [
    ...(["/", "f", "j", "k", "x", "Enter", "?"] as const).map((key) => [key, t(`keys.${key}`)] as const),
    ...places.map((place) => [`g ${letterOf(place)}`, place.text] as const),
  ];
  return (
    <>
      <p className={styles.keys}>
        <Button className="k-button" data-kind="quiet" data-size="small" onPress={() => show(true)}>
          {t("keys.title")}
        </Button>
      </p>
      <ModalOverlay className="k-dialog-behind" isOpen={isShown} onOpenChange={show} isDismissable>
        <Modal className="k-dialog">
          <Dialog>
            <Heading slot="title">{t("keys.title")}</Heading>
            <dl className={styles.keyList}>
              {shown.map(([key, does]) => (
                <div key={key}>
                  <dt>
                    <kbd>{key}</kbd>
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
            <KeysSwitch />
            <div className="k-dialog-actions">
              <Button className="k-button" data-kind="primary" onPress={() => show(false)}>
                {t("close")}
              </Button>
            </div>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </>
  );
};
