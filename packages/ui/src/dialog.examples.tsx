// Dialogs: a text, a form with buttons, content that is longer than the window.
import { lazy, type ReactNode, Suspense, useState } from "react";
import { Button } from "./button.tsx";
import type { Example, ExampleProps, Examples, Texts } from "./examples.ts";
import { TextField } from "./text-field.tsx";
import "./dialog.css";

const Dialog = lazy(() => import("./dialog.tsx").then((loaded) => ({ default: loaded.Dialog })));

const dialog = (opener: Texts, title: Texts, content: (props: ExampleProps) => ReactNode, hasActions = false): Example => ({
  keys: "dialog",
  Show: (props) => {
    const { say, act } = props;
    const [isOpen, setOpen] = useState(false);
    const close = (): void => setOpen(false);
    return (
      <>
        <Button kind="secondary" onClick={() => setOpen(true)}>
          {say(opener)}
        </Button>
        {isOpen ? (
          <Suspense>
            <Dialog
              title={say(title)}
              close={say({ en: "Close", de: "Schließen" })}
              onClose={close}
              {...(hasActions
                ? {
                    actions: (
                      <>
                        <Button
                          onClick={() => {
                            close();
                            act("saved");
                          }}
                        >
                          {say({ en: "Save", de: "Speichern" })}
                        </Button>
                        <Button kind="secondary" onClick={close}>
                          {say({ en: "Cancel", de: "Abbrechen" })}
                        </Button>
                      </>
                    ),
                  }
                : {})}
            >
              {content(props)}
            </Dialog>
          </Suspense>
        ) : null}
      </>
    );
  },
});

const Note = ({ id, say }: ExampleProps) => {
  const [value, setValue] = useState("");
  return (
    <TextField
      id={`${id}-note`}
      name="note"
      label={say({ en: "Name of the server", de: "Name des Servers" })}
      value={value}
      onChange={setValue}
    />
  );
};

export const examples: Examples = {
  group: "overlays",
  states: {
    rest: dialog(
      { en: "About cookies", de: "Über Cookies" },
      { en: "Which cookies we use", de: "Welche Cookies wir verwenden" },
      ({ say }) => <p>{say({ en: "Three are needed for the cart and the login.", de: "Drei sind für Warenkorb und Anmeldung nötig." })}</p>,
    ),
    form: dialog(
      { en: "Rename", de: "Umbenennen" },
      { en: "Rename the server", de: "Server umbenennen" },
      (props) => <Note {...props} />,
      true,
    ),
    long: dialog(
      { en: "Read the terms", de: "Vertragsbedingungen lesen" },
      { en: "Agreement on data processing on behalf", de: "Auftragsdatenverarbeitungsvereinbarung" },
      ({ say }) =>
        Array.from({ length: 12 }, (_, at) => (
          <p key={at}>
            {at + 1}.{" "}
            {say({
              en: "The provider processes personal data only as the customer has instructed in writing, and tells the customer at once where an instruction breaks the law.",
              de: "Der Anbieter verarbeitet personenbezogene Daten ausschließlich nach dokumentierter Weisung und unterrichtet die Kundschaft unverzüglich über datenschutzrechtswidrige Weisungserteilungen.",
            })}
          </p>
        )),
      true,
    ),
  },
};
