// A second account of what contracts owe, from documents and the money that moved alone: what is found where a balance of a contract does not follow from it. [BAL-05]
import { type Cents, sum } from "#kernel/money";
import type { ContractBalance, ContractShare, DocumentBalance, Entry } from "./model.ts";

type Amount = Exclude<keyof ContractBalance, "payBackBy">;

const amounts = [
  "billed",
  "credited",
  "writtenOff",
  "received",
  "given",
  "taken",
  "left",
  "overdue",
  "toPayBack",
  "paidBack",
] as const satisfies readonly Amount[];

/** `entries`: those of a customer, whose documents' shares are all in `shares`; charges are no contract's. */
export const contractDifferences = (
  contracts: ReadonlyMap<string, ContractBalance>,
  entries: readonly Entry[],
  shares: readonly ContractShare[],
  documents: readonly DocumentBalance[],
): readonly string[] => {
  const entriesById = new Map(entries.map((entry) => [entry.id, entry]));
  const billedTo = (contract: string, kind: Entry["kind"]): Cents =>
    sum(
      shares.flatMap((share) =>
        share.contract === contract && entriesById.get(share.document)?.kind === kind ? [share.cents] : [],
      ),
    );
  /** What credit notes leave of each invoice for a contract. */
  const uncredited = (contract: string): ReadonlyMap<string, number> => {
    const left = new Map<string, number>();
    for (const { document, contract: of, cents } of shares) {
      const entry = entriesById.get(document);
      if (of !== contract || entry === undefined) continue;
      const [about, change] = entry.kind === "credit-note" ? [entry.corrects, -cents] : [document, cents];
      left.set(about, (left.get(about) ?? 0) + change);
    }
    return left;
  };
  const all = [...contracts.values()];
  const inAll = (key: Amount): number => all.reduce((total, one) => total + one[key], 0);
  const wrong = (says: string, one: number, other: number): readonly string[] =>
    one === other ? [] : [`${says}: ${one}, not ${other}`];
  const ofDocuments = (of: (document: DocumentBalance) => number): number =>
    documents.reduce((total, document) => total + of(document), 0);
  return [
    ...[...contracts].flatMap(([id, one]) => {
      const moved = one.billed - one.credited - one.writtenOff - one.received + one.given - one.taken + one.paidBack;
      return [
        ...wrong(`${id}, left - to pay back`, one.left - one.toPayBack, moved),
        ...wrong(`${id}, billed`, one.billed, billedTo(id, "invoice")),
        ...wrong(`${id}, credited`, one.credited, billedTo(id, "credit-note")),
        ...(one.billed === one.credited ? wrong(`${id}, credited whole, left`, one.left, 0) : []),
        ...[...uncredited(id)].flatMap(([document, amount]) =>
          amount < 0 ? [`${id} is credited ${-amount} beyond its part of ${document}`] : [],
        ),
        ...amounts.flatMap((key) => (one[key] < 0 ? [`${id}, ${key} is below zero`] : [])),
        ...(one.overdue > one.left ? [`${id}: more is overdue than left`] : []),
      ];
    }),
    ...wrong("given and taken of all contracts", inAll("given"), inAll("taken")),
    ...wrong(
      "written off of all contracts",
      inAll("writtenOff"),
      ofDocuments((one) => (one.kind === "invoice" ? one.total - one.received - one.setOff - one.left : 0)),
    ),
    ...wrong(
      "left of all contracts",
      inAll("left"),
      ofDocuments(({ left }) => left),
    ),
    ...wrong(
      "to pay back of all contracts",
      inAll("toPayBack"),
      ofDocuments(({ toPayBack }) => toPayBack),
    ),
    ...wrong(
      "received of all contracts",
      inAll("received"),
      ofDocuments(({ received }) => received),
    ),
    ...wrong(
      "paid back of all contracts",
      inAll("paidBack"),
      ofDocuments(({ paidBack }) => paidBack),
    ),
    ...wrong(
      "overdue of all contracts",
      inAll("overdue"),
      ofDocuments(({ kind, overdueSince, left }) => (kind === "invoice" && overdueSince !== null ? left : 0)),
    ),
  ];
};
