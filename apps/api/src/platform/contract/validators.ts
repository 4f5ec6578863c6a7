// Judges requests and answers by the contracts' schemas: nothing is coerced, filled in or stripped. [API-05]
import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import type { ContractName, Operation } from "./documents.ts";

export interface Fault {
  /** JSON pointer into the value, such as `/item/quantity`. */
  readonly at: string;
  readonly says: string;
}

export interface Judge {
  /** The faults of a request's parameters and body; none: it may pass. */
  readonly request: (operation: Operation, request: RequestParts) => readonly Fault[];
  /** The faults of an answer. */
  readonly answer: (operation: Operation, status: number, type: string, payload: unknown) => readonly Fault[];
}

export interface RequestParts {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly header: Readonly<Record<string, unknown>>;
  readonly type: string | null;
  readonly body: unknown;
}

/** The validator finds the kind by the constant of each schema, takes no `mapping`, and lets everything pass that is no object: the type says that it is one. */
const asDiscriminated = (document: object): object =>
  JSON.parse(
    JSON.stringify(document, (key, value: unknown) => {
      if (typeof value !== "object" || value === null) return value;
      if (key === "discriminator" && "propertyName" in value) return { propertyName: value.propertyName };
      return "discriminator" in value ? { type: "object", ...value } : value;
    }),
  ) as object;

/** What the validator says; of a property that the contract does not have, its name, too. */
const wordsOf = ({ message = "does not fit", keyword, params }: ErrorObject): string =>
  keyword === "additionalProperties" ? `${message}: ${String(params["additionalProperty"])}` : message;

export const judgeOver = (documents: Readonly<Record<ContractName, object>>): Judge => {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: false,
    coerceTypes: false,
    useDefaults: false,
    removeAdditional: false,
    validateFormats: false,
    // The contracts themselves are judged by their tests, not at each start.
    validateSchema: false,
    // Of several kinds the fault is one of the kind that was sent.
    discriminator: true,
  });
  for (const [name, document] of Object.entries(documents))
    ajv.addSchema({ ...asDiscriminated(document), $id: `contract:${name}` });
  const compiled: Readonly<Record<ContractName, Map<string, ValidateFunction>>> = {
    shop: new Map(),
    content: new Map(),
  };
  const validator = (contract: ContractName, pointer: string): ValidateFunction => {
    const known = compiled[contract].get(pointer);
    if (known !== undefined) return known;
    const made = ajv.compile({ $ref: `contract:${contract}#${pointer}` });
    compiled[contract].set(pointer, made);
    return made;
  };
  const faults = (contract: ContractName, pointer: string, value: unknown, at: string): readonly Fault[] => {
    const validate = validator(contract, pointer);
    return validate(value)
      ? []
      : (validate.errors ?? []).slice(0, 1).map((error) => ({ at: at + error.instancePath, says: wordsOf(error) }));
  };
  return {
    request: (operation, request) => [
      ...operation.parameters.flatMap((parameter) => {
        const given = parameter.in === "cookie" ? undefined : request[parameter.in][parameter.name];
        const at = `/${parameter.name}`;
        if (given === undefined) return parameter.required ? [{ at, says: "is required" }] : [];
        return faults(operation.contract, parameter.schema, given, at);
      }),
      ...bodyFaults(operation, request, faults),
    ],
    answer: (operation, status, type, payload) => {
      const { answers } = operation;
      // `default` are the refusals: an answer of success has its status by name.
      const kinds = answers.get(String(status)) ?? (status < 400 ? undefined : answers.get("default"));
      if (kinds === undefined) return [{ at: "", says: `status ${status} is not in the contract` }];
      if (kinds.size === 0)
        return payload === undefined || payload === null || payload === ""
          ? []
          : [{ at: "", says: "has no body by the contract" }];
      const pointer = kinds.get(type);
      return pointer === undefined
        ? [{ at: "", says: `content type ${type} is not in the contract` }]
        : faults(operation.contract, pointer, payload, "");
    },
  };
};

const bodyFaults = (
  operation: Operation,
  request: RequestParts,
  faults: (contract: ContractName, pointer: string, value: unknown, at: string) => readonly Fault[],
): readonly Fault[] => {
  if (operation.bodies.size === 0) return [];
  if (request.body === undefined || request.body === null)
    return operation.bodyRequired ? [{ at: "", says: "a body is required" }] : [];
  const pointer = operation.bodies.get(request.type ?? "application/json");
  return pointer === undefined
    ? [{ at: "", says: "this content type is not taken" }]
    : faults(operation.contract, pointer, request.body, "");
};
