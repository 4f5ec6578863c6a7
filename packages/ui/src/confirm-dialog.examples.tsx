// The question before something is lost: opened by a button, as on the cart.
import { lazy, Suspense, useState } from "react";
import { Button } from "./button.tsx";
import type { Example, Examples, Texts } from "./examples.ts";

const ConfirmDialog = lazy(() => import("./confirm-dialog.tsx").then((loaded) => ({ default: loaded.ConfirmDialog })));

const question = (opener: Texts, title: Texts, text: Texts, confirm: Texts): Example => ({
  keys: "dialog",
  Show: ({ say, act }) => {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button kind="secondary" onClick={() => setOpen(true)}>
          {say(opener)}
        </Button>
        {isOpen ? (
          <Suspense>
            <ConfirmDialog
              title={say(title)}
              text={say(text)}
              confirm={say(confirm)}
              cancel={say({ en: "Cancel", de: "Abbrechen" })}
              onCancel={() => setOpen(false)}
              onConfirm={() => {
                setOpen(false);
                act("confirmed");
              }}
            />
          </Suspense>
        ) : null}
      </>
    );
  },
});

export const examples: Examples = {
  group: "overlays",
  states: {
    rest: question(
      { en: "Empty cart", de: "Warenkorb leeren" },
      { en: "Empty the cart?", de: "Warenkorb leeren?" },
      {
        en: "All three items are removed. Vouchers stay.",
        de: "Alle drei Artikel werden entfernt. Gutscheine bleiben.",
      },
      { en: "Empty cart", de: "Warenkorb leeren" },
    ),
    long: question(
      { en: "Delete account", de: "Kundenkontoverbindung löschen" },
      { en: "Delete the account for good?", de: "Kundenkontoverbindungsdaten unwiderruflich löschen?" },
      {
        en: "Invoices are kept as long as the law requires.",
        de: "Rechnungen werden für die Dauer der handelsrechtlichen Aufbewahrungsfristen gespeichert.",
      },
      { en: "Delete account for good", de: "Kundenkontoverbindungsdaten löschen" },
    ),
  },
};
