// The fields of a form that a person answers: who writes, what about, and what the law asks for besides. [FRM-03] [FRM-04] [LGL-05] [ADM-05]
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

type Line = readonly [name: string, isNeeded: boolean, more: Partial<TextFieldProps>];

const organisation = { autoComplete: "organization" } as const;
const phone = { type: "tel", inputMode: "tel", autoComplete: "tel" } as const;
const number = { inputMode: "numeric", autoComplete: "off" } as const;
const contactLines: readonly Line[] = [
  ["organisation", false, organisation],
  ["customerNumber", false, number],
];

/** What is asked of the writer beside name and address. */
const linesOf: Readonly<Record<MessageView["form"] | "application", readonly Line[]>> = {
  contact: contactLines,
  abuse: contactLines,
  sponsoring: [["organisation", true, organisation]],
  privacy: [["customerNumber", false, number]],
  "product-pro": [
    ["organisation", true, organisation],
    ["phone", false, phone],
  ],
  application: [["phone", false, phone]],
};

/** Who writes. */
export const WriterFields = ({
  form,
  handle,
}: {
  readonly form: MessageView["form"] | "application";
  readonly handle: MessageHandle;
}) => {
  const t = useTexts("message");
  const field = useField(handle);
  const line = ([name, isNeeded, more]: Line) => (
    <TextField
      key={name}
      {...field(name)}
      span="half"
      {...(isNeeded ? { "aria-required": true } : { note: t("optional") })}
      {...more}
    />
  );
  return (
    <fieldset className={styles.part}>
      <legend>{t("parts.you")}</legend>
      <div className="k-fields">
        {line(["firstName", true, { autoComplete: "given-name" }])}
        {line(["lastName", true, { autoComplete: "family-name" }])}
        {line(["email", true, { type: "email", autoComplete: "email", spellCheck: false, hint: t("hints.email") }])}
        {line(["emailRepeat", true, { type: "email", autoComplete: "email", spellCheck: false }])}
        {linesOf[form].map((each) =>
          line(each[0] === "phone" ? [each[0], each[1], { ...each[2], hint: t("hints.phone") }] : each),
        )}
      </div>
    </fieldset>
  );
};

export const MessageFields = ({ data, handle }: FieldsProps) => {
  const t = useTexts("message");
  const field = useField(handle);
  const { form } = data;
  const chosen = form === "privacy" ? "concern" : "category";
  return (
    <>
      <WriterFields form={form} handle={handle} />
      <fieldset className={styles.part}>
        <legend>{t(`parts.message.${form}`)}</legend>
        {data.options.length === 0 ? null : (
          <SelectField
            {...field(chosen)}
            aria-required
            options={[{ value: "", label: t("choose") }, ...data.options]}
            hint={t(`hints.choice.${form}`)}
          />
        )}
        {form === "sponsoring" ? (
          <TextField
            {...field("website")}
            type="url"
            inputMode="url"
            autoComplete="url"
            spellCheck={false}
            note={t("optional")}
            hint={t("hints.website")}
          />
        ) : null}
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
  return (
    <fieldset className={styles.part}>
      <legend>{t("parts.content")}</legend>
      <TextField
        {...field("url")}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        aria-required
        hint={t("hints.url")}
      />
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
