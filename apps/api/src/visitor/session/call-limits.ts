// How often a shop call may be made: by network, and by account from any network. [OPS-08]
import { type Limit, type TooManyAttempts, withinLimit } from "@kontor/domain/kernel/limit";
import type { Call, OperationId } from "../../platform/http/call.ts";
import type { SessionServices } from "./services.ts";
import { widerNetworkOf, widerTimes } from "../../platform/http/network.ts";
import { countCall } from "../../platform/database/rate-limits.ts";
import { type MayRefuse, orRefuse } from "../../platform/use-case/use-case.ts";
import { optionalCaller } from "./caller.ts";

export interface Measure {
  readonly of: string;
  /** For each address and each account. */
  readonly limit: Limit;
  /** How many this call counts for. */
  readonly by?: number;
}

/** What calls are counted by: the network, and the account from any network. */
export const countedNames = async (
  services: SessionServices,
  call: Pick<Call<OperationId>, "address" | "headers">,
): Promise<readonly string[]> => {
  const { user } = await optionalCaller(services, call);
  return [call.address, ...(user === null ? [] : [`account:${user.id}`])];
};

/** Counts a call; how many seconds to wait when it is one too many, else null. */
export const waitFor = async (
  services: SessionServices,
  call: Pick<Call<OperationId>, "address" | "headers">,
  { of, limit, by = 1 }: Measure,
): Promise<number | null> => {
  const now = services.now();
  const block = widerNetworkOf(call.address);
  const counted = [
    ...(await countedNames(services, call)).map((name) => [name, limit.most] as const),
    ...(block === null ? [] : [[block, widerTimes * limit.most] as const]),
  ];
  for (const [name, most] of counted) {
    const { refused, wait } = await countCall(services.database, `${of}:${name}`, most, limit.seconds * 1000, now, by);
    if (refused) return wait;
  }
  return null;
};

/** Counts a call; one too many is refused. */
export const countedCall = async (
  services: SessionServices,
  call: Pick<Call<OperationId>, "address" | "headers"> & MayRefuse<TooManyAttempts>,
  measure: Measure,
): Promise<void> => orRefuse(call, withinLimit(await waitFor(services, call, measure)));
