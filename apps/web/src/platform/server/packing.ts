// Which packing an answer travels in: what the client takes, by its weights, and what pays. [LOC-16]
import accept from "@fastify/accept-negotiator";

export type Packed = "br" | "gzip";

const both: readonly Packed[] = ["br", "gzip"];

/** The packing that a client prefers of those that there are; null for the bytes as they are, which everybody takes. */
export const acceptedPacking = (accepted: string, there: readonly Packed[] = both): Packed | null => {
  // A client that accepts anything gets the bytes as they are; the library would read `*` as the first encoding, even a refused one.
  const named = accepted.toLowerCase().replaceAll(/\*[^,]*/g, "");
  const found = accept.negotiate(named, [...there, "identity"]);
  return there.find((packing) => packing === found) ?? null;
};

/** The packing that the client takes and that pays. */
export const packingFor = (length: number, accepted: string): Packed | null =>
  length < 1_024 ? null : acceptedPacking(accepted);
