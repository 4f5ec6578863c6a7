// The contract as it is served: the document of openapi/ with what each call may refuse, by tag, rule, status and both texts. [PKG-03] [API-01]
import {
  hasRetryAfter,
  isRefusalTag,
  refusalRules,
  refusalStatuses,
  refusalTexts,
  type RefusalTag,
} from "@kontor/domain/site/refusal";
import { contractFile } from "./contract-file.ts";
import { described, readDescriptions } from "./described.ts";
import type { ContractName } from "./documents.ts";

type Json = { readonly [key: string]: unknown };

/** Which refusals a call may answer: those of all calls, and its own. */
export interface OperationRefusals {
  readonly everywhere: readonly RefusalTag[];
  readonly operations: Readonly<Record<string, readonly RefusalTag[]>>;
}

/** A refusal in the served document. */
export interface ServedRefusal {
  readonly refusal: RefusalTag;
  /** The requirement that it follows. */
  readonly rule: string;
  readonly status: number;
  /** Whether `retry-after` says when to come again. */
  readonly retryAfter: boolean;
  readonly en: string;
  readonly de: string;
}

/** `openapi/refusals.yaml`; a tag that no context has is a fault of that file. */
export const readOperationRefusals = (): OperationRefusals => {
  const read = contractFile("refusals") as OperationRefusals;
  const unknown = [read.everywhere, ...Object.values(read.operations)].flat().filter((tag) => !isRefusalTag(tag));
  if (unknown.length > 0) throw new Error(`openapi/refusals.yaml has tags that are no refusals: ${unknown.join(", ")}`);
  return read;
};

export const servedRefusal = (tag: RefusalTag): ServedRefusal => ({
  refusal: tag,
  rule: refusalRules[tag],
  status: refusalStatuses[tag],
  retryAfter: hasRetryAfter(tag),
  en: refusalTexts.en[tag],
  de: refusalTexts.de[tag],
});

const retryAfter = {
  "retry-after": { description: "Seconds until another try makes sense.", schema: { type: "integer", minimum: 1 } },
};

const problem = { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } };

/** One response a status: which refusals have it. */
const responsesOf = (refusals: readonly ServedRefusal[]): Json =>
  Object.fromEntries(
    [...new Set(refusals.map(({ status }) => status))].sort().map((status) => {
      const these = refusals.filter((each) => each.status === status);
      return [
        String(status),
        {
          description: these.map(({ refusal, rule }) => `${refusal} (${rule})`).join(", "),
          ...(these.some((each) => each.retryAfter) ? { headers: retryAfter } : {}),
          content: problem,
        },
      ];
    }),
  );

/** The document with what its parts mean, and with refusals. */
export const servedDocument = (name: ContractName, document: Json, refusals: OperationRefusals): Json => {
  const complete = described(document, readDescriptions()).document;
  // The calls of the content system refuse in Strapi's words, which are part of their schemas.
  return name === "content" ? complete : withRefusals(complete, refusals);
};

/** Those of a call as `x-refusals` and by status, those of all calls once at the top. */
const withRefusals = (document: Json, { everywhere, operations }: OperationRefusals): Json => {
  const paths = Object.entries(document["paths"] as Json).map(([path, item]) => [
    path,
    Object.fromEntries(
      Object.entries(item as Json).map(([method, operation]) => {
        const { operationId, responses } = operation as Json;
        const refusals = (operations[String(operationId)] ?? []).map(servedRefusal);
        if (operationId === undefined || refusals.length === 0) return [method, operation];
        return [
          method,
          {
            ...(operation as Json),
            responses: { ...responsesOf(refusals), ...(responses as Json) },
            "x-refusals": refusals,
          },
        ];
      }),
    ),
  ]);
  return {
    ...document,
    paths: Object.fromEntries(paths),
    "x-refusals-of-all-calls": everywhere.map(servedRefusal),
  };
};
