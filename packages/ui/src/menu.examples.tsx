// Menus: actions, with icons, one that is not possible and one that loses something.
import { Copy, Pencil, Trash2 } from "lucide-react";
import type { Example, Examples, Texts } from "./examples.ts";
import { Menu, type MenuEntry } from "./menu.tsx";
import "./menu.css";

type Entry = Omit<MenuEntry, "label"> & { readonly label: Texts };

const menu = (label: Texts, entries: readonly Entry[], size: "normal" | "small" = "normal"): Example => ({
  keys: "menu",
  Show: ({ say, act }) => (
    <Menu label={say(label)} size={size} entries={entries.map((entry) => ({ ...entry, label: say(entry.label) }))} onAction={act} />
  ),
});

const actions = { en: "Actions", de: "Aktionen" };
const edit = { id: "edit", label: { en: "Edit", de: "Bearbeiten" } };
const copy = { id: "copy", label: { en: "Copy", de: "Kopieren" } };
const remove = { id: "delete", label: { en: "Delete", de: "Löschen" } };

export const examples: Examples = {
  group: "overlays",
  states: {
    rest: menu(actions, [edit, copy, remove]),
    small: menu(actions, [edit, copy], "small"),
    icons: menu(actions, [
      { ...edit, icon: <Pencil /> },
      { ...copy, icon: <Copy /> },
      { ...remove, icon: <Trash2 />, isGrave: true },
    ]),
    disabled: menu(actions, [edit, { ...copy, isDisabled: true }, remove]),
    long: menu({ en: "More for this order", de: "Weitere Bestellungsvorgänge" }, [
      { id: "notice", label: { en: "Send the cancellation again", de: "Kündigungseingangsbestätigung erneut versenden" } },
      { id: "contract", label: { en: "Data processing on behalf", de: "Auftragsdatenverarbeitungsvereinbarung" } },
    ]),
  },
};
