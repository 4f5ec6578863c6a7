// npm run data -- linked: who of the Strapi stands behind the accounts that may more than a customer, and how each came to it. [SES-11]
import { bindingOf } from "@kontor/domain/visitor/session";
import { remoteAccounts, strapiOf } from "./remote-accounts.ts";
import type { Say } from "./database-commands.ts";
import { DataRefused, placeOf, readingFrom } from "./place.ts";

type Environment = Readonly<Record<string, string | undefined>>;

const dayOf = (moment: number | null): string =>
  moment === null ? "an unknown day" : new Date(moment).toISOString().slice(0, 10);

/** All accounts that are no customer's, or the one of an address, whatever its role; nothing is changed. */
export const linkedCommand = async (
  at: string,
  address: string | null,
  environment: Environment,
  say: Say,
): Promise<void> => {
  const where = strapiOf(environment);
  const place = placeOf(at);
  const accounts = await readingFrom(place, (side) =>
    side
      .selectFrom("users")
      .select(["customer_number", "username", "email", "role", "document_id", "created_at"])
      .$if(address === null, (query) => query.where("role", "!=", "customer"))
      .$if(address !== null, (query) => query.where("email", "=", (address ?? "").toLowerCase()))
      .orderBy("id")
      .execute(),
  );
  if (address !== null && accounts.length === 0) throw new DataRefused(`No account here has the address ${address}.`);
  const handedOver: string[] = [];
  for (const {
    customer_number: number,
    username,
    email,
    role,
    document_id: documentId,
    created_at: createdAt,
  } of accounts) {
    const [there = null] = await remoteAccounts(where, "filters[documentId][$eq]", documentId);
    const binding = bindingOf({ username, documentId }, there);
    if (binding === "handed-over") handedOver.push(number);
    say(`  ${number}, ${role}, ${email}, here since ${dayOf(Number(createdAt))}:`);
    if (there === null || binding === null) say("    no account there has its document id, so no login opens it");
    else {
      const state = [there.confirmed ? "confirmed" : "not confirmed", ...(there.blocked ? ["blocked"] : [])].join(", ");
      say(`    ${documentId} there, ${there.email} (${state}), since ${dayOf(there.createdAt)}`);
      say(
        binding === "made"
          ? "    made here for that account"
          : "    older than its link to that account, which got it by its address, by `link` or by `admin:create`: see whether it is theirs",
      );
    }
  }
  say(
    `${accounts.length} accounts of ${place.says}, of which ${handedOver.length} were handed over to an account at ${where.cmsUrl}.`,
  );
};
