// The fields of a form that a person answers: who writes, what about, and what the law asks for besides. [FRM-03] [FRM-04] [LGL-05] [ADM-05]
import type { MessageForm } from "@kontor/domain/site/request";
import { CheckBox } from "@kontor/ui/check-box";
import { SelectField } from "@kontor/ui/select-field";
import { TextArea } from "@kontor/ui/text-area";
import { TextField, type TextFieldProps } from "@kontor/ui/text-field";
import { useTexts } from "../../platform/texts/texts.tsx";
import type { MessageView } from "./message-views.ts";
import type { MessageHandle } from "./use-message.ts";
import * as styles from "./declaration.module.css";

export const messageFieldId = (field: string): string => `message-${field}`;

interface FieldsProps {
  readonly data: MessageView;
  readonly handle: MessageHandle;
}

export const useField = ({ typed, errorAt, change }: MessageHandle) => {
  const t = useTexts("message");
  return (name: string) => ({
    id: messageFieldId(name),
    name,
    label: t(`fields.${name}`),
    value: typed[name] ?? "",
    error: errorAt(name),
    onChange: (value: string): void => change(name, value),
  });
};

/** Its hint is named by its text. */
type Line = readonly [
  name: string,
  isNeeded: boolean,
  more: Omit<Partial<TextFieldProps>, "hint"> & { readonly hint?: string },
];

const organisation = { autoComplete: "organization" } as const;
const phone = { type: "tel", inputMode: "tel", autoComplete: "tel", hint: "phone" } as const;
const number = { inputMode: "numeric", autoComplete: "off" } as const;
const url = { type: "url", inputMode: "url", spellCheck: false } as const;
const contactLines: readonly Line[] = [
  ["organisation", false, organisation],
  ["customerNumber", false, number],
];

interface FormLines {
  /** What is asked of the writer beside name and address. */
  readonly writer: readonly Line[];
  /** What is asked over the message, beside the select. */
  readonly about?: readonly Line[];
  readonly chosen?: "category" | "concern";
}

const linesOf: Readonly<Record<MessageForm, FormLines>> = {
  contact: { writer: contactLines, chosen: "category" },
  abuse: { writer: contactLines, chosen: "category" },
  sponsoring: {
    writer: [["organisation", true, organisation]],
    about: [["website", false, { ...url, autoComplete: "url", hint: "website" }]],
  },
  privacy: { writer: [["customerNumber", false, number]], chosen: "concern" },
  "product-pro": {
    writer: [
      ["organisation", true, organisation],
      ["phone", false, phone],
    ],
  },
  application: { writer: [["phone", false, phone]] },
};

const useLine = (handle: MessageHandle, span?: "half") => {
  const t = useTexts("message");
  const field = useField(handle);
  return ([name, isNeeded, { hint, ...more }]: Line) => (
    <TextField
      key={name}
      {...field(name)}
      span={span}
      {...(isNeeded ? { "aria-required": true } : { note: t("optional") })}
      {...more}
      hint={hint === undefined ? undefined : t(`hints.${hint}`)}
    />
  );
};

/** Who writes. */
export const WriterFields = ({ form, handle }: { readonly form: MessageForm; readonly handle: MessageHandle }) => {
  const t = useTexts("message");
  const line = useLine(handle, "half");
  return (
    <fieldset className={styles.part}>
      <legend>{t("parts.you")}</legend>
      <div className="k-fields">
        {line(["firstName", true, { autoComplete: "given-name" }])}
        {line(["lastName", true, { autoComplete: "family-name" }])}
        {line(["email", true, { type: "email", autoComplete: "email", spellCheck: false, hint: "email" }])}
        {line(["emailRepeat", true, { type: "email", autoComplete: "email", spellCheck: false }])}
        {linesOf[form].writer.map(line)}
      </div>
    </fieldset>
  );
};

export const MessageFields = ({ data, handle }: FieldsProps) => {
  const t = useTexts("message");
  const field = useField(handle);
  const line = useLine(handle);
  const { form } = data;
  const { chosen, about = [] } = linesOf[form];
  return (
    <>
      <WriterFields form={form} handle={handle} />
      <fieldset className={styles.part}>
        <legend>{t(`parts.message.${form}`)}</legend>
        {chosen === undefined || data.options.length === 0 ? null : (
          <SelectField
            {...field(chosen)}
            aria-required
            options={[{ value: "", label: t("choose") }, ...data.options]}
            hint={t(`hints.choice.${form}`)}
          />
        )}
        {about.map(line)}
        {form === "product-pro" ? <input type="hidden" name="product" value={handle.typed["product"] ?? ""} /> : null}
        <TextArea
          {...field("message")}
          rows={6}
          aria-required
          hint={form === "contact" || form === "abuse" ? undefined : t(`hints.message.${form}`)}
        />
      </fieldset>
      {form === "abuse" ? <NoticeFields handle={handle} /> : null}
    </>
  );
};

const NoticeFields = ({ handle }: Pick<FieldsProps, "handle">) => {
  const t = useTexts("message");
  const field = useField(handle);
  const line = useLine(handle);
  return (
    <fieldset className={styles.part}>
      <legend>{t("parts.content")}</legend>
      {line(["url", true, { ...url, autoComplete: "off", hint: "url" }])}
      <TextArea {...field("reasons")} aria-required hint={t("hints.reasons")} />
    </fieldset>
  );
};

export const GoodFaith = ({ handle }: Pick<FieldsProps, "handle">) => {
  const t = useTexts("message");
  return (
    <CheckBox
      id={messageFieldId("goodFaith")}
      name="goodFaith"
      checked={handle.typed["goodFaith"] === "on"}
      onChange={(checked) => handle.change("goodFaith", checked)}
      error={handle.errorAt("goodFaith")}
      required
    >
      {t("fields.goodFaith")}
    </CheckBox>
  );
};
