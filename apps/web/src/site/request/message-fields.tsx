// The fields of a contact message, and of an abuse notice what the law asks for besides. [FRM-03] [LGL-05]
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

const useField = ({ typed, errorAt, change }: MessageHandle) => {
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

export const MessageFields = ({ data, handle }: FieldsProps) => {
  const t = useTexts("message");
  const field = useField(handle);
  const line = (name: string, more: Partial<TextFieldProps> = {}) => <TextField {...field(name)} span="half" aria-required {...more} />;
  const note = { note: t("optional"), "aria-required": undefined };
  return (
    <>
      <fieldset className={styles.part}>
        <legend>{t("parts.you")}</legend>
        <div className="k-fields">
          {line("firstName", { autoComplete: "given-name" })}
          {line("lastName", { autoComplete: "family-name" })}
          {line("email", { type: "email", autoComplete: "email", spellCheck: false, hint: t("hints.email") })}
          {line("emailRepeat", { type: "email", autoComplete: "email", spellCheck: false })}
          {line("organisation", { autoComplete: "organization", ...note })}
          {line("customerNumber", { inputMode: "numeric", autoComplete: "off", ...note })}
        </div>
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{t(`parts.message.${data.form}`)}</legend>
        <SelectField
          {...field("category")}
          aria-required
          options={[{ value: "", label: t("choose") }, ...data.categories]}
          hint={t(`hints.category.${data.form}`)}
        />
        <TextArea {...field("message")} rows={6} aria-required />
      </fieldset>
      {data.form === "abuse" ? <NoticeFields handle={handle} /> : null}
    </>
  );
};

const NoticeFields = ({ handle }: Pick<FieldsProps, "handle">) => {
  const t = useTexts("message");
  const field = useField(handle);
  return (
    <fieldset className={styles.part}>
      <legend>{t("parts.content")}</legend>
      <TextField {...field("url")} type="url" inputMode="url" autoComplete="off" spellCheck={false} aria-required hint={t("hints.url")} />
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
