// One name, one contract: of those that have a name, the oldest that runs or waits holds it. [DOM-01] [CHK-07]

/** A contract with a name. */
export interface NameClaim {
  readonly contract: string;
  readonly placedAt: number;
  /** Whether it runs or waits: ended, withdrawn, refused or failed it frees the name. */
  readonly holds: boolean;
}

const isOlder = (one: NameClaim, other: NameClaim): boolean =>
  one.placedAt === other.placedAt ? one.contract < other.contract : one.placedAt < other.placedAt;

/** Null where the name is free. */
export const nameHolder = <Claim extends NameClaim>(claims: readonly Claim[]): Claim | null =>
  claims
    .filter(({ holds }) => holds)
    .reduce<Claim | null>((oldest, claim) => (oldest === null || isOlder(claim, oldest) ? claim : oldest), null);
