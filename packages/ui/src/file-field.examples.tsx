// Fields for files: one, several, with hint and error.
import type { Example, Examples, Keys, Texts } from "./examples.ts";
import { FileField, type FileFieldProps } from "./file-field.tsx";
import "./file-field.css";

const file = (
  label: Texts,
  props: Partial<FileFieldProps> = {},
  { hint, error }: { readonly hint?: Texts; readonly error?: Texts } = {},
  worked: Keys = "file",
): Example => ({
  keys: worked,
  Show: ({ id, say }) => (
    <FileField {...props} id={id} name={id} label={say(label)} hint={hint && say(hint)} error={error && say(error)} />
  ),
});

const papers = { en: "Curriculum vitae", de: "Lebenslauf" };
const kinds = { en: "PDF, up to 10 MB", de: "PDF, bis 10 MB" };

export const examples: Examples = {
  group: "forms",
  states: {
    rest: file(papers),
    hint: file(papers, { accept: "application/pdf" }, { hint: kinds }),
    several: file(
      { en: "Certificates", de: "Zeugnisse" },
      { multiple: true },
      { hint: { en: "Up to five files", de: "Bis zu fünf Dateien" } },
    ),
    required: file(papers, { required: true }, { hint: kinds }),
    error: file(
      papers,
      {},
      {
        hint: kinds,
        error: { en: "The file has 14 MB, 10 are allowed.", de: "Die Datei hat 14 MB, erlaubt sind 10." },
      },
    ),
    disabled: file(papers, { disabled: true }, {}, "none"),
    long: file(
      { en: "Scan of the certificate of registration", de: "Handelsregisterauszugsbeglaubigungsscan" },
      {},
      {
        hint: { en: "Both sides, at least 300 dpi", de: "Vorder- und Rückseite, Mindestauflösungsanforderung 300 dpi" },
      },
    ),
  },
};
