// Under which suffixes registries take names: the part of the public suffix list that is theirs. [DOM-02]
import { getPublicSuffix } from "tldts-icann";

/** The longest suffix at the end of a host in A-label form; null for an address or an empty host. */
export const suffixOf = (ascii: string): string | null => getPublicSuffix(ascii);
