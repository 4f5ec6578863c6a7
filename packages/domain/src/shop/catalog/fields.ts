// What is asked of a product beside its terms: the image of a server, the name that a certificate is for. [PRD-01] [CRT-08]
import * as Result from "effect/Result";
import type { ToAscii } from "#shop/domain-name";
import { CertificateNameInvalid, CertificateNameMissing, FieldNotOffered } from "./errors.ts";
import type { FieldValues, Product, ProductField } from "./model.ts";

export type FieldRefusal = FieldNotOffered | CertificateNameInvalid | CertificateNameMissing;

type Asking = Pick<Product, "key" | "fields">;

/** The values of a product's fields as they are stored, in the order of the fields: a choice that is offered, a name in A-labels. An empty choice is none. */
export const readFields = (
  product: Asking,
  typed: FieldValues,
  toAscii: ToAscii,
): Result.Result<FieldValues, FieldRefusal> =>
  Result.gen(function* () {
    const offered = product.fields ?? [];
    const unknown = Object.keys(typed).find((key) => !offered.some((field) => field.key === key));
    if (unknown !== undefined) return yield* Result.fail(new FieldNotOffered({ product: product.key, field: unknown }));
    const read = yield* Result.all(
      offered
        .filter(({ key }) => typed[key] !== undefined)
        .map((field) =>
          Result.map(
            readField(product, field, (typed[field.key] ?? "").trim(), toAscii),
            (value) => [field.key, value] as const,
          ),
        ),
    );
    return Object.fromEntries(read.filter(([, value]) => value !== ""));
  });

const readField = (
  product: Asking,
  field: ProductField,
  typed: string,
  toAscii: ToAscii,
): Result.Result<string, FieldRefusal> => {
  if (field.kind === "choice")
    return typed === "" || field.choices?.includes(typed)
      ? Result.succeed(typed)
      : Result.fail(new FieldNotOffered({ product: product.key, field: field.key }));
  if (typed === "") return Result.fail(new CertificateNameMissing({ field: field.key }));
  const isWildcard = field.kind === "wildcard-name";
  const host = toAscii(isWildcard ? typed.replace(/^\*\./, "") : typed);
  return host === null || !/\.[a-z][a-z0-9-]*$/.test(host)
    ? Result.fail(new CertificateNameInvalid({ field: field.key, name: typed.slice(0, 253) }))
    : Result.succeed(isWildcard ? `*.${host}` : host);
};

/** What of an item's fields keeps it from being ordered: a name that is missing, or a choice that is offered no more. */
export const fieldProblem = (product: Asking, values: FieldValues): FieldNotOffered | CertificateNameMissing | null => {
  const missing = product.fields?.find(({ key, kind }) => kind !== "choice" && values[key] === undefined);
  if (missing !== undefined) return new CertificateNameMissing({ field: missing.key });
  const gone = product.fields?.find(
    ({ key, choices = [] }) => choices.length > 0 && values[key] !== undefined && !choices.includes(values[key]),
  );
  return gone === undefined ? null : new FieldNotOffered({ product: product.key, field: gone.key });
};
