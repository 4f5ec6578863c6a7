// What is refused of a list at the desk. [DSK-05]
import { Refusal } from "#kernel/refusal";

/** A list has no such state or column to sort by, or the place that a page should begin at belongs to another view. */
export class ListViewUnknown extends Refusal("ListViewUnknown", "DSK-05")<{
  readonly part: "q" | "state" | "sort" | "after" | "from" | "customer";
}> {}
