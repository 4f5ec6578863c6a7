// How many records an answer would hold: relations that lead back and forth multiply, and no caller may make the shop write more than this. [OPS-09]
import { invalidValue } from "../query/faults.ts";

const most = 5_000;

/** Records that stand in a record, itself included; one that stands in several places counts in each. */
const weights = new WeakMap<object, number>();

const weightOf = (record: object): number => weights.get(record) ?? 1;

const allowed = (weight: number): number => {
  if (weight > most) throw invalidValue(`Invalid populate parameter: it asks for more than ${most} entries`);
  return weight;
};

/** Says that these records now stand in that one. */
export const carries = (record: object, inside: readonly object[]): void => {
  weights.set(record, allowed(inside.reduce((sum, each) => sum + weightOf(each), weightOf(record))));
};

/** Refuses a list that is too large as a whole. */
export const bearable = <A extends object>(records: readonly A[]): readonly A[] => {
  allowed(records.reduce((sum, each) => sum + weightOf(each), 0));
  return records;
};
