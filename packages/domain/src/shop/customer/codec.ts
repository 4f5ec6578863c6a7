// An address as JSON, as it is stored with a customer and with an order. [CUS-01]
import * as Schema from "effect/Schema";
import type { StoredField } from "./address-record.ts";

const Optional = Schema.NullOr(Schema.String);

export const CustomerKindSchema = Schema.Literals(["private", "business"]);

export const AddressSchema = Schema.Struct({
  kind: CustomerKindSchema,
  company: Optional,
  firstName: Schema.String,
  lastName: Schema.String,
  street: Schema.String,
  postCode: Schema.String,
  city: Schema.String,
  country: Schema.String,
  phone: Schema.String,
  fax: Optional,
  email: Schema.String,
  vatId: Optional,
} satisfies Readonly<Record<StoredField, Schema.Top>>);
