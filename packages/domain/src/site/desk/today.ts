// The first page of the desk: four figures, and one list of what is to do, ordered by its day; each role sees what it may do. [DSK-07]
import { compareDays, type Day, type Instant } from "#kernel/calendar";
import type { Cents } from "#kernel/money";
import { adminRights, operationRights, reaches, type SideSection, type StaffOperation } from "#site/admin";
import type { Role } from "#visitor/session";
import { mostCounted } from "./limits.ts";
import { type ListCount, listCount } from "./model.ts";
import type { RowCustomer } from "./row-parts.ts";

/** What waits for a hand, and the act that takes it off the list: who may do that sees it. */
const todoActs = {
  "pay-back": "notePayment",
  difference: "resolvePaymentDifference",
  declaration: "closeInboxItem",
  request: "closeInboxItem",
  "setup-failed": "readOrderRecord",
  papers: "confirmPaper",
  name: "listDoubleNames",
  overdue: "notePayment",
  letter: "resendMail",
  webhook: "resendWebhooks",
  fault: "checkCatalog",
} as const satisfies Readonly<Record<string, StaffOperation>>;

export type TodoKind = keyof typeof todoActs;

export const todoKinds = Object.keys(todoActs) as readonly TodoKind[];

/** The kinds that this role may do something about. */
export const todoKindsOf = (role: Role): readonly TodoKind[] =>
  todoKinds.filter((kind) => reaches(operationRights[todoActs[kind]], role));

/** A line of the list. */
export interface Todo {
  readonly kind: TodoKind;
  /** By when, or since when. */
  readonly day: Day;
  /** What it leads to: a document, a difference of a payment, a declaration, a message, an order, a domain name, a letter, a receiver of webhooks, or an entry of the catalogue. */
  readonly id: string;
  /** A number, a reference, a subject. */
  readonly name: string;
  readonly customer: RowCustomer | null;
  readonly amount: Cents | null;
}

/** How many there are of a kind, and the first of them by their days. */
export interface Waiting {
  readonly count: number;
  readonly first: readonly Todo[];
}

export interface Figure {
  readonly count: number;
  readonly total: Cents;
}

export interface Figures {
  /** What was ordered today. */
  readonly ordered: Figure;
  /** Documents of which something is left to pay. */
  readonly open: Figure;
  readonly overdue: Figure;
  /** Orders that wait for their set-up. */
  readonly notSetUp: number;
}

/** Figures of orders and money are for who sees these. */
export const seesFigures = (role: Role): boolean => reaches(adminRights.orders, role);

/** Nothing is billed by a clock that is far from what the shop knows, until it is confirmed or believed. [ACC-07] */
export interface DoubtedClock {
  readonly day: Day;
  readonly now: Instant;
  readonly last: Instant;
  readonly believedAt: Instant;
}

/** After a restore no number is given until the last ones are known. [ACC-03] */
export interface WaitingNumbers {
  readonly since: Instant;
  readonly last: readonly string[];
}

/** Letters that wait to be sent, and for how many seconds the oldest has; null where none waits. [SPD-01] */
export interface LetterQueue {
  readonly count: number;
  readonly seconds: number | null;
}

/** How letters go out is for who may send one again. */
export const seesQueue = (role: Role): boolean => reaches(operationRights.listMails, role);

/** The word of the side list where what waits of a kind is. */
const sectionOf = {
  "pay-back": "invoices",
  difference: "invoices",
  declaration: "requests",
  request: "requests",
  "setup-failed": "orders",
  papers: "orders",
  name: "contracts",
  overdue: "invoices",
  letter: "operation",
  webhook: "operation",
  fault: "content",
} as const satisfies Readonly<Record<TodoKind, SideSection>>;

export interface KindCount {
  readonly kind: TodoKind;
  readonly count: ListCount;
}

/** How much waits behind a word of the side list. */
export const waitingIn = (section: SideSection, counts: readonly KindCount[]): ListCount => {
  const own = counts.filter(({ kind }) => sectionOf[kind] === section).map(({ count }) => count);
  const { value, atLeast } = listCount(own.reduce((sum, count) => sum + count.value, 0));
  return { value: Math.min(value, mostCounted), atLeast: atLeast || own.some((count) => count.atLeast) };
};

/** By day; of one day by kind, as they are listed above, then by name. */
export const inTodoOrder = (a: Todo, b: Todo): number =>
  compareDays(a.day, b.day) ||
  todoKinds.indexOf(a.kind) - todoKinds.indexOf(b.kind) ||
  (a.name < b.name ? -1 : Number(a.name > b.name));

/** One list of what waits, the earliest day first, and how many of each kind there are. */
export const todoList = (
  waiting: readonly (readonly [TodoKind, Waiting])[],
  most: number,
): {
  readonly todo: readonly Todo[];
  readonly counts: readonly KindCount[];
} => ({
  todo: waiting
    .flatMap(([, { first }]) => first)
    .toSorted(inTodoOrder)
    .slice(0, most),
  counts: waiting.map(([kind, { count }]) => ({
    kind,
    count: listCount(count),
  })),
});
