// Which fields of the registration are judged by now: those that were left, after an attempt all of them; and which were changed since the server judged them. [FRM-05] [CHK-03]
import type { FormField } from "../../customer/refused-fields.ts";

export interface JudgedFields {
  readonly attempts: number;
  readonly left: readonly FormField[];
  readonly changed: readonly FormField[];
}

export const judgedFields = (wasSent: boolean): JudgedFields => ({ attempts: wasSent ? 1 : 0, left: [], changed: [] });

export const isJudged = ({ attempts, left }: JudgedFields, field: FormField): boolean =>
  attempts > 0 || left.includes(field);

export const withAttempt = (judged: JudgedFields): JudgedFields => ({ ...judged, attempts: judged.attempts + 1 });

/** What is sent now is judged anew; until then a field that was changed has not been refused. */
export const asSent = (judged: JudgedFields): JudgedFields => ({ ...judged, changed: [] });

export const withChanged = (judged: JudgedFields, fields: readonly FormField[]): JudgedFields => ({
  ...judged,
  changed: [...judged.changed, ...fields],
});

export const withLeft = (judged: JudgedFields, field: FormField): JudgedFields => ({
  ...judged,
  left: [...judged.left, field],
});
