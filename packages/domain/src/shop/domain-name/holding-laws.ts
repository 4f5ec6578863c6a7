// What always holds of names that several contracts have: the oldest one holds, in whatever order they are read. [DOM-01]
import fc from "fast-check";
import { law, type Law } from "#kernel/law";
import { nameHolder } from "./holding.ts";

const anyClaims = fc.uniqueArray(
  fc.record({
    contract: fc.constantFrom("a", "b", "c", "d"),
    placedAt: fc.nat(3),
    holds: fc.boolean(),
  }),
  { selector: ({ contract }) => contract },
);

export const holdingLaws: readonly Law[] = [
  law("[DOM-01] the oldest contract that runs or waits holds a name, and none that freed it does", () =>
    fc.property(anyClaims, (claims) => {
      const holder = nameHolder(claims);
      const holding = claims.filter(({ holds }) => holds);
      return holder === null
        ? holding.length === 0
        : holder.holds && holding.every(({ placedAt }) => placedAt >= holder.placedAt);
    }),
  ),
  law("[DOM-01] who holds a name does not depend on the order in which its contracts are read", () =>
    fc.property(anyClaims, (claims) => nameHolder(claims)?.contract === nameHolder(claims.toReversed())?.contract),
  ),
];
