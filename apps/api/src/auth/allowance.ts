// How often a shop call may be made: by its address, and by its account from wherever it comes. [OPS-08]
import type { Call, OperationId } from "../http/call.ts";
import type { Services } from "../services.ts";
import { countCall } from "../stores/rate-limits.ts";
import { askerOf } from "./caller.ts";

export interface Measure {
  readonly of: string;
  /** In a minute, for each address and each account. */
  readonly limit: number;
  /** How many this call counts for. */
  readonly by?: number;
}

const minute = 60_000;

/** Counts a call; how many seconds to wait when it is one too many, else null. */
export const waitFor = async (
  services: Services,
  call: Pick<Call<OperationId>, "address" | "headers">,
  { of, limit, by = 1 }: Measure,
): Promise<number | null> => {
  const now = services.now();
  const { user } = await askerOf(services, call);
  const buckets = [`${of}:${call.address}`, ...(user === null ? [] : [`${of}:account:${user.id}`])];
  for (const bucket of buckets) {
    const { refused, wait } = await countCall(services.database, bucket, limit, minute, now, by);
    if (refused) return wait;
  }
  return null;
};
