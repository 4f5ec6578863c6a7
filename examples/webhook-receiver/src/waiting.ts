// The items that are still to be set up, and those that end, each in a file.
import type { Item } from "./item.ts";
import { type StoredList, storedList } from "./stored-list.ts";

/** An item with the moment from which it may be set up; null while that is not known. */
export interface Waiting {
  readonly item: Item;
  readonly from: number | null;
}
export type WaitingItems = StoredList<Waiting>;
export const waitingIn = (file: string): WaitingItems => storedList<Waiting>(file, ({ item }) => item.id);

/** An item by its id, with the first day on which it is not paid for any more: then it is taken down. */
export interface Ending {
  readonly id: string;
  readonly end: string;
}
export type EndingItems = StoredList<Ending>;
export const endingIn = (file: string): EndingItems => storedList<Ending>(file, ({ id }) => id);
