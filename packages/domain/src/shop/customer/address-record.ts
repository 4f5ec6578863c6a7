// The fields of an address, each once: whether it is stored, who is shown it, on which line of an envelope it stands, who else gets it. Forms, letters,
// documents, lists and exports read it here. [CUS-01] [CUS-12]
import { defaultCountry } from "#kernel/country";

/** The lines of an envelope, from above. */
export const addressLineNames = ["organisation", "person", "street", "place", "country"] as const;

export type AddressLineName = (typeof addressLineNames)[number];

interface FieldFacts {
  /** Before anything was typed. */
  readonly empty: string;
  /** What is typed to be compared alone is not. */
  readonly stored: boolean;
  /** Whether private customers have it, too. */
  readonly ofPrivate: boolean;
  /** The line on which it stands, behind those of the same line before it; null: on none. */
  readonly line: AddressLineName | null;
  /** Whether staff find customers by it. */
  readonly sought: boolean;
  /** Whether systems outside get it with an order or a document. */
  readonly sent: boolean;
}

const everywhere = { empty: "", stored: true, ofPrivate: true, line: null, sought: true, sent: true } as const;

/** In the order in which a form shows them. */
export const addressRecord = {
  kind: { ...everywhere, sought: false },
  company: { ...everywhere, ofPrivate: false, line: "organisation" },
  vatId: { ...everywhere, ofPrivate: false },
  firstName: { ...everywhere, line: "person" },
  lastName: { ...everywhere, line: "person" },
  street: { ...everywhere, line: "street" },
  postCode: { ...everywhere, line: "place" },
  city: { ...everywhere, line: "place" },
  country: { ...everywhere, empty: defaultCountry, line: "country", sought: false },
  phone: everywhere,
  fax: { ...everywhere, sought: false, sent: false },
  email: everywhere,
  emailRepeat: { ...everywhere, stored: false, sought: false, sent: false },
} as const satisfies Readonly<Record<string, FieldFacts>>;

type Rows = typeof addressRecord;

export type AddressField = keyof Rows;

/** The fields of which this is true. */
type FieldsWith<Facts> = { [Field in AddressField]: Rows[Field] extends Facts ? Field : never }[AddressField];

export type StoredField = FieldsWith<{ readonly stored: true }>;
export type SoughtField = FieldsWith<{ readonly sought: true }>;
export type SentField = FieldsWith<{ readonly sent: true }>;
export type LineField = FieldsWith<{ readonly line: AddressLineName }>;

export const addressFields = Object.keys(addressRecord) as readonly AddressField[];

const fieldsWhere = <Field extends AddressField>(holds: (facts: FieldFacts) => boolean): readonly Field[] =>
  addressFields.filter((field) => holds(addressRecord[field])) as readonly AddressField[] as readonly Field[];

export const soughtFields = fieldsWhere<SoughtField>(({ sought }) => sought);

/** Those of one line, in their order. */
export const fieldsOfLine = (name: AddressLineName): readonly LineField[] =>
  fieldsWhere<LineField>(({ line }) => line === name);

/** What private customers are not shown. */
export const ofBusinessesAlone = fieldsWhere(({ ofPrivate }) => !ofPrivate);
