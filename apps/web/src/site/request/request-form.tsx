// The frame of a form on the machine of requests: sent to its own page without scripts, with what is refused of it on top. [FRM-01] [FRM-05]
import type { ReactNode } from "react";
import { useRefusals } from "../../platform/texts/refusals.ts";
import { useTexts } from "../../platform/texts/texts.tsx";
import { FormErrors } from "../../shell/form-errors.tsx";
import type { RequestView } from "./message-views.ts";
import type { MessageHandle } from "./use-message.ts";
import * as styles from "./declaration.module.css";

/** Up to this many empty fields have a sentence each; more are counted and listed. */
const fewGaps = 3;

interface FieldNames {
  readonly label: (field: string) => string;
  readonly idOf: (field: string) => string;
}

interface RequestFormProps {
  readonly data: RequestView;
  readonly handle: MessageHandle;
  /** What stands over the refused fields. */
  readonly title: string;
  /** What fields are called, and their ids; null where none is shown. */
  readonly names: FieldNames | null;
  /** Whether files are sent along. */
  readonly withFiles?: boolean;
  /** Id of the heading that names it, where it has one. */
  readonly labelledBy?: string;
  readonly children: ReactNode;
}

export const RequestForm = ({
  data,
  handle,
  title,
  names,
  withFiles = false,
  labelledBy,
  children,
}: RequestFormProps) => (
  <form
    ref={handle.form}
    className={`k-form ${styles.form}`}
    method="post"
    action={data.path}
    encType={withFiles ? "multipart/form-data" : undefined}
    noValidate
    aria-labelledby={labelledBy}
    // oxlint-disable-next-line react/refs -- a handler: the rule takes it for the ref beside it in the handle
    onBlur={handle.leave}
    onSubmit={(event) => {
      event.preventDefault();
      const { submitter } = event.nativeEvent as SubmitEvent;
      if (!handle.busy) handle.submit(submitter?.getAttribute("value") ?? null);
    }}
  >
    <input type="hidden" name="key" value={data.key} />
    {names !== null && (handle.attempts > 0 || data.errors.length > 0) ? (
      <Refused handle={handle} title={title} {...names} />
    ) : null}
    {children}
  </form>
);

const Refused = ({ handle, title, label, idOf }: Pick<RequestFormProps, "handle" | "title"> & FieldNames) => {
  const t = useTexts("shell");
  const required = useRefusals()({ _tag: "FieldRequired" });
  const empty = handle.refused.filter((field) => handle.errorAt(field) === required);
  const isListed = empty.length > fewGaps;
  const gaps = isListed
    ? {
        text: t("form.gaps", { count: empty.length }),
        fields: empty.map((field) => ({ field: idOf(field), text: label(field) })),
      }
    : undefined;
  const errors = handle.refused
    .filter((field) => !isListed || !empty.includes(field))
    .map((field) => ({
      field: idOf(field),
      text: t("form.errorIn", { field: label(field), text: handle.errorAt(field) ?? "" }),
    }));
  return <FormErrors title={title} errors={errors} gaps={gaps} attempt={handle.attempts} />;
};
