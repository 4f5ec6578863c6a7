// The frame of a form on the machine of requests: sent to its own page without scripts, with what is refused of it on top. [FRM-01] [FRM-05]
import type { ReactNode } from "react";
import { ErrorSummary, type FieldFault } from "@kontor/ui/error-summary";
import type { RequestView } from "./message-views.ts";
import type { MessageHandle } from "./use-message.ts";
import * as styles from "./declaration.module.css";

interface RequestFormProps {
  readonly data: RequestView;
  readonly handle: MessageHandle;
  /** What stands over the refused fields. */
  readonly title: string;
  readonly errors: readonly FieldFault[];
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
  errors,
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
    <ErrorSummary
      title={title}
      errors={handle.attempts > 0 || data.errors.length > 0 ? errors : []}
      attempt={handle.attempts}
    />
    {children}
  </form>
);
