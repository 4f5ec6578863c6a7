// The contracts of this build: read, listed and compiled once a process, since nothing changes them while it runs. [API-05]
import { type ContractName, type Operation, operationsOf, readDocument } from "./documents.ts";
import { type Judge, judgeOver } from "./validators.ts";

export interface Contracts {
  readonly documents: Readonly<Record<ContractName, ReturnType<typeof readDocument>>>;
  readonly operations: readonly Operation[];
  readonly judge: Judge;
}

const read = (): Contracts => {
  const documents = { shop: readDocument("shop"), content: readDocument("content") };
  const operations = [...operationsOf("shop", documents.shop), ...operationsOf("content", documents.content)];
  return { documents, operations, judge: judgeOver(documents) };
};

const known: { contracts?: Contracts } = {};

export const contracts = (): Contracts => (known.contracts ??= read());
