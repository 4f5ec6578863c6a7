// One text for one value, and its hash: keys sorted by code unit, no blanks, whole numbers. [HDL-03]
import { utf8ToBytes } from "@noble/hashes/utils.js";
import { sha256 } from "./sha256.ts";

/**
 * The canonical JSON of a plain value: object keys sorted, absent (`undefined`) ones left out, no white space. Numbers
 * must be safe integers: money and counts are, and nothing else could be written in two ways. Keys in `without` are left
 * out wherever they stand.
 */
export const canonicalJson = (value: unknown, without: ReadonlySet<string> = nothing): string => {
  const texts: string[] = [];
  writeAll(value, without, (text) => void texts.push(text));
  return texts.join("");
};

/** SHA-256 in hex of the canonical JSON. */
export const canonicalHash = (value: unknown, without: ReadonlySet<string> = nothing): string => {
  const hash = sha256();
  writeAll(value, without, (text) => void hash.update(utf8ToBytes(text)));
  return hash.hex();
};

const nothing: ReadonlySet<string> = new Set();

/** A buffer of pieces of text: joined and flushed when there are many, which is far less work than concatenation. */
interface Page {
  readonly pieces: string[];
  readonly without: ReadonlySet<string>;
  readonly flush: (text: string) => void;
}

const pageLength = 2_048;

const writeAll = (value: unknown, without: ReadonlySet<string>, flush: (text: string) => void): void => {
  const page: Page = { pieces: [], without, flush };
  const form = forms.get(without) ?? newForm();
  forms.set(without, form);
  write(value, form, page);
  turn(page);
};

/** Values written in succession are alike, so the last form is cached for the next value; it is compared with each. */
const forms = new WeakMap<ReadonlySet<string>, Form>();

const turn = ({ pieces, flush }: Page): void => {
  flush(pieces.join(""));
  pieces.length = 0;
};

/** Texts of which nothing is escaped; most are keys and names. */
const plain = /^[\w .:-]*$/;

const write = (value: unknown, form: Form, page: Page): void => {
  if (typeof value === "number") {
    if (!Number.isSafeInteger(value)) throw new RangeError(`no canonical form: ${value}`);
    page.pieces.push(`${value}`);
  } else if (typeof value === "string") page.pieces.push(plain.test(value) ? `"${value}"` : JSON.stringify(value));
  else if (value === null || typeof value === "boolean") page.pieces.push(`${value}`);
  else if (typeof value !== "object") throw new TypeError(`no canonical form: ${typeof value}`);
  else if (Array.isArray(value)) writeList(value, form, page);
  else writeObject(value, form, page);
};

const writeList = (list: readonly unknown[], form: Form, page: Page): void => {
  list.forEach((item, place) => {
    page.pieces.push(place === 0 ? "[" : ",");
    write(item, form, page);
    if (page.pieces.length > pageLength) turn(page);
  });
  page.pieces.push(list.length === 0 ? "[]" : "]");
};

const writeObject = (value: object, form: Form, page: Page): void => {
  const written = { any: false };
  for (const { key, first, further, form: inside } of fieldsOf(Object.keys(value), form, page)) {
    const field = (value as Readonly<Record<string, unknown>>)[key];
    if (field === undefined) continue;
    page.pieces.push(written.any ? further : first);
    written.any = true;
    write(field, inside, page);
  }
  page.pieces.push(written.any ? "}" : "{}");
};

/** The keys of the object that was written last, and their order: the rows of a list are alike, so it is found once for all of them. */
interface Form {
  keys: readonly string[];
  fields: readonly Field[];
}

interface Field {
  readonly key: string;
  /** The key in quotes with its colon, behind a brace or behind a comma. */
  readonly first: string;
  readonly further: string;
  /** The form of the value of the key. */
  readonly form: Form;
}

const newForm = (): Form => ({ keys: [], fields: [] });

const fieldsOf = (keys: readonly string[], form: Form, { without }: Page): readonly Field[] => {
  if (keys.length !== form.keys.length || keys.some((key, place) => key !== form.keys[place])) {
    form.keys = keys;
    form.fields = keys
      .filter((key) => !without.has(key))
      .sort()
      .map((key) => ({ key, first: `{${JSON.stringify(key)}:`, further: `,${JSON.stringify(key)}:`, form: newForm() }));
  }
  return form.fields;
};
