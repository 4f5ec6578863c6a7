// Entries of catalogue and content that break a rule: the page server finds them, since it knows what its pages leave out. [ADM-01]
import { queryOptions } from "@tanstack/react-query";
import { type OpenPage, pageAnswer } from "../page-answer.ts";

export interface FaultRow {
  readonly key: string;
  readonly entry: "product" | "ending" | "category" | "deal" | "page" | "banner";
  /** The entry's name in this language, else its key. */
  readonly name: string;
  readonly href: string | null;
  readonly fault: string;
  readonly detail: string;
  readonly rule: string;
  readonly ruleHref: string;
}

export interface Faults {
  readonly rows: readonly FaultRow[];
  /** What the last check of the catalogue found, in words. */
  readonly checked: string;
}

export const faultsKey = ["faults"] as const;

export const faultsQuery = (open: OpenPage) =>
  queryOptions({
    queryKey: faultsKey,
    queryFn: () => pageAnswer<Faults>(open, "/admin/faulty-products", faultsKey),
  });
