// What a tab stores of acts that are not done yet: what stands in the open dialog, and how far an act on many rows is. After another login, or when the page is loaded anew, it goes on with that. [FRM-01] [DSK-05] [DSK-08]
import { typedBeforeLoginTime } from "@kontor/domain/visitor/session";
import { isOlder, stamp } from "../../platform/client/stamp.ts";
import { isCount, isFlag, isListOf, isRecord, isTableOf, isText, slot } from "../../platform/client/tab-slot.ts";
import type { ActField } from "./control.tsx";

/** What stands in the fields of a dialog, by their names. */
export type Fields = Readonly<Record<string, string>>;

/** Whose dialog it is: of which account, on which page, of which act. */
export interface Place {
  readonly account: string;
  readonly page: string;
  readonly act: string;
}

interface Draft extends Place {
  readonly at: number;
  /** It was sent, and not answered but by the end of the login. */
  readonly isSent: boolean;
  readonly fields: Fields;
}

interface Course extends Place {
  readonly at: number;
  /** The names of the rows that were chosen, and of those that are done. */
  readonly rows: readonly string[];
  readonly done: readonly string[];
  readonly fields: Fields;
}

const place = { account: isText, page: isText, act: isText, at: isCount, fields: isTableOf(isText) };

/** Of one dialog: a second one does not open over it. */
export const storedDraft = slot<Draft>("shop:desk-dialog", isRecord<Draft>({ ...place, isSent: isFlag }));
export const storedCourse = slot<Course>(
  "shop:desk-many",
  isRecord<Course>({ ...place, rows: isListOf(isText), done: isListOf(isText) }),
);

const unstored: readonly ActField["kind"][] = ["password", "code", "file"];
const accountNumber = /\b[a-z]{2}\d{2}(?: ?[a-z\d]{4}){2} ?[a-z\d]{3}/i;

/** What of a dialog is stored: no password, no code, no file, and no text that names an account at a bank. */
export const storable = (form: FormData, fields: readonly Pick<ActField, "name" | "kind">[]): Fields =>
  Object.fromEntries(
    fields.flatMap(({ name, kind }) => {
      const typed = form.get(name);
      return typeof typed !== "string" || unstored.includes(kind) || accountNumber.test(typed) ? [] : [[name, typed]];
    }),
  );

const isAt = (one: Place, { account, page, act }: Place): boolean =>
  one.account === account && one.page === page && one.act === act;

export const draftAt = (at: Place) => ({
  read: (): Fields | null => {
    const draft = storedDraft.read();
    return draft !== null && isAt(draft, at) ? draft.fields : null;
  },
  write: (fields: Fields, isSent = false): void => storedDraft.write({ ...at, at: stamp(), isSent, fields }),
});

export const courseAt = (at: Place) => ({
  read: (): Pick<Course, "done" | "fields"> | null => {
    const course = storedCourse.read();
    return course !== null && isAt(course, at) ? course : null;
  },
  write: (course: Pick<Course, "rows" | "done" | "fields">): void =>
    storedCourse.write({ ...at, at: stamp(), ...course }),
});

/** The rows that were chosen for an act on many that is not through, by their names. */
export const chosenBefore = ({ account, page }: Omit<Place, "act">): readonly string[] => {
  const course = storedCourse.read();
  return course !== null && course.account === account && course.page === page ? course.rows : [];
};

export const forgetActs = (): void => {
  storedDraft.clear();
  storedCourse.clear();
};

/** After a logout: what was typed and not sent goes with who typed it. */
export const forgetUnsent = (): void => {
  if (storedDraft.read()?.isSent !== true) storedDraft.clear();
};

/** When the app begins: what another account typed, what is old, and what was given up by leaving its page goes. */
export const forgetEarlierActs = (account: string, isReloaded: boolean): void => {
  const isLive = (one: Place & { readonly at: number }): boolean =>
    one.account === account && !isOlder(one.at, typedBeforeLoginTime);
  const [draft, course] = [storedDraft.read(), storedCourse.read()];
  if (draft === null || !isLive(draft) || !(isReloaded || draft.isSent)) storedDraft.clear();
  if (course === null || !isLive(course)) storedCourse.clear();
};
