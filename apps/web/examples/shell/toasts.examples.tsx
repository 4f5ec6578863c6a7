// Toasts: one of each type as it stands at the edge, one that was repeated, one that is dragged, and the machine at work behind a button.
import type { Toast, ToastType } from "@kontor/domain/interface/toast";
import { useState } from "react";
import type { Texts } from "../../../../packages/ui/src/examples.ts";
import { ShownToast } from "../../src/shell/toasts/shown-toast.tsx";
import { showToast } from "../../src/shell/toasts/toast-event.ts";
import type { Example, Examples } from "../model.ts";

const saved = { en: "Your address is saved.", de: "Ihre Adresse ist gespeichert." };

const toast = (type: ToastType, text: Texts, part: Partial<Toast> = {}): Example => ({
  keys: "press",
  Show: ({ id, say, act }) => (
    <ol className="x-toast">
      <ShownToast
        toast={{
          id,
          type,
          text: say(text),
          merged: [],
          position: "top-right",
          timeout: null,
          remaining: null,
          hovered: false,
          focused: false,
          drag: null,
          ...part,
        }}
        tell={(event) => event.type === "toast.dismiss" && act("close")}
      />
    </ol>
  ),
});

const atWork: Example = {
  keys: "toast",
  Show: ({ id, say }) => {
    const [count, setCount] = useState(0);
    const save = (): void => {
      setCount(count + 1);
      showToast({ id: `${id}-${count}`, type: "success", text: say(saved), timeout: null });
    };
    return (
      <button type="button" className="k-button" onClick={save}>
        <span>{say({ en: "Save the address", de: "Adresse speichern" })}</span>
      </button>
    );
  },
};

export const examples: Examples = {
  group: "messages",
  states: {
    rest: toast("success", saved),
    error: toast("error", {
      en: "The address could not be saved.",
      de: "Die Adresse konnte nicht gespeichert werden.",
    }),
    warning: toast("warning", { en: "The plan is no longer sold.", de: "Der Tarif wird nicht mehr verkauft." }),
    info: toast("info", { en: "Prices are shown without VAT.", de: "Preise werden ohne Mehrwertsteuer angezeigt." }),
    default: toast("default", { en: "Copied.", de: "Kopiert." }),
    repeated: toast("info", { en: "One item removed.", de: "Ein Artikel entfernt." }, { merged: ["a", "b"] }),
    dragged: toast("success", saved, { drag: 12 }),
    long: toast("warning", {
      en: "The data processing agreement has to be confirmed.",
      de: "Die Auftragsdatenverarbeitungsvereinbarung für Domainregistrierungsdienstleistungen ist noch zu bestätigen.",
    }),
    work: atWork,
  },
};
