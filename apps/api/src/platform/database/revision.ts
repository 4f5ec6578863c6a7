// The revision of what the provider's content put into the database: what is read of it is cached until the revision changes.
import type { Handle } from "./handle.ts";
import { andThen, type MaybeAsync } from "./maybe-async.ts";
import { metadataOf } from "./metadata.ts";

/** Changed with all that the content puts into the database; readers compare it instead of reading everything. */
export const revisionKey = "catalog-revision";

/** The revision in force; null before there is anything. */
export const revisionOf = (handle: Handle): MaybeAsync<string | null> => metadataOf(handle, revisionKey);

/** Reads by the revision that its caller found already in the same transaction, else by the one that it finds itself. */
type ByRevision<A> = (handle: Handle, found?: MaybeAsync<string | null>) => MaybeAsync<A>;

/** What is read once for each revision; the same revision gives the same object again. */
export const cachedByRevision = <A>(read: (handle: Handle) => Promise<A>): ByRevision<A> => {
  const cache: { latest: { readonly revision: string; readonly value: A } | null } = { latest: null };
  const refreshed = async (handle: Handle, revision: string | null): Promise<A> => {
    const value = await read(handle);
    cache.latest = revision === null ? null : { revision, value };
    return value;
  };
  return (handle, found = revisionOf(handle)) =>
    andThen(found, (revision) =>
      cache.latest !== null && cache.latest.revision === revision ? cache.latest.value : refreshed(handle, revision),
    );
};
