// How a domain name is read, what an ending takes, and what may be done with a name. [DOM-01] [DOM-02] [DOM-04] [DOM-07]
import * as Result from "effect/Result";
import {
  AuthcodeCharactersWrong,
  AuthcodeLengthWrong,
  type AuthcodeRefusal,
  DomainEndingUnknown,
  DomainNameInvalid,
  DomainNotRegistered,
  DomainNotTransferable,
  DomainLeaving,
  DomainOurs,
  DomainRateLimited,
  DomainTaken,
  DomainUnclear,
  type AcquisitionRefusal,
  type NameFault,
  type NameRefusal,
} from "./errors.ts";
import { foreignCharacters, isIdna2008, mixesScripts, toUnicode } from "./idna.ts";
import type { Acquisition, Availability, DomainName, Ending, EndingRules, NameFacts, Reading } from "./model.ts";
import { hintIf, hostAsTyped } from "./typed-host.ts";

/** Reads what was typed as a registrable name: a URL, a subdomain, a trailing dot are reduced, each with a hint. [DOM-02] */
export const parseDomainName = (typed: string, facts: NameFacts): Result.Result<Reading, NameRefusal> => {
  const { host, hints } = hostAsTyped(typed);
  const { full, added } = withEnding(host, facts);
  return Result.map(registrable(full, typed, facts), ({ name, hasSubdomain }): Reading => {
    const label = labelOf(name);
    return {
      name,
      hints: [
        ...hints,
        ...hintIf(added, "ending-added"),
        ...hintIf(hasSubdomain, "subdomain-removed"),
        ...hintIf(mixesScripts(label), "mixed-scripts"),
        ...hintIf(label.includes("ß"), "sharp-s"),
      ],
      otherSpelling: label.includes("ß") ? nameUnder(label.replaceAll("ß", "ss"), name.ending, facts) : null,
    };
  });
};

/** Takes exactly a registrable name, with or without its trailing dot; nothing is cut off. [DOM-02] */
export const domainNameOf = (
  typed: string,
  facts: Pick<NameFacts, "toAscii" | "endings" | "suffixOf">,
): Result.Result<DomainName, NameRefusal> =>
  Result.flatMap(registrable(typed.replace(/\.$/, ""), typed, facts), ({ name, hasSubdomain }) =>
    hasSubdomain ? Result.fail(invalid(typed, "subdomain", null)) : Result.succeed(name),
  );

/** The name that a label makes under an ending, or null if that ending does not take it. */
export const nameUnder = (
  label: string,
  ending: string,
  facts: Pick<NameFacts, "toAscii" | "endings" | "suffixOf">,
): DomainName | null => {
  const read = domainNameOf(`${label}.${ending}`, facts);
  return Result.isSuccess(read) ? read.success : null;
};

/** Equality of names is equality of their A-labels. [DOM-04] */
export const isSameName = (one: Pick<DomainName, "ascii">, other: Pick<DomainName, "ascii">): boolean =>
  one.ascii === other.ascii;

/** Whether a name may be registered, for all that is known. */
const isFree = (availability: Availability): boolean =>
  availability === "available" || availability === "probably-available";

/** What is offered for a name: registration when available, a transfer when taken, else nothing. [DOM-01] */
export const offerFor = (availability: Availability, ending: Pick<Ending, "transferable">): Acquisition | null => {
  if (isFree(availability)) return "register";
  return mayMove(availability) && ending.transferable ? "transfer" : null;
};

const mayMove = (availability: Availability): boolean => availability === "taken" || availability === "locked";

/** A registry's answer, and the contracts here: what one of them holds is with us already, whichever customer's it is, and cannot be registered or moved here. */
export const availabilityHere = (availability: Availability, isOurs: boolean): Availability =>
  isOurs ? "ours" : availability;

/** Why a name that a contract here holds cannot be ordered. */
export const refusalHere = ({ unicode: name }: Pick<DomainName, "unicode">): DomainOurs => new DomainOurs({ name });

/** Whether a name may be acquired in a certain way now; checked when it is added to a cart and again when it is ordered. [DOM-01] [CHK-07] */
export const mayAcquire = (
  name: DomainName,
  availability: Availability,
  acquisition: Acquisition,
  ending: Pick<Ending, "transferable">,
): Result.Result<Acquisition, AcquisitionRefusal> => {
  if (availability === "ours") return Result.fail(refusalHere(name));
  if (availability === "unknown") return Result.fail(new DomainUnclear({ name: name.unicode }));
  if (availability === "leaving") return Result.fail(new DomainLeaving({ name: name.unicode }));
  if (acquisition === "register")
    return isFree(availability) ? Result.succeed(acquisition) : Result.fail(new DomainTaken({ name: name.unicode }));
  if (isFree(availability)) return Result.fail(new DomainNotRegistered({ name: name.unicode }));
  return ending.transferable
    ? Result.succeed(acquisition)
    : Result.fail(new DomainNotTransferable({ ending: name.ending }));
};

/** Names are checked as long as nothing is to be waited for. [DOM-05] */
export const checksWithinLimit = (wait: number | null): Result.Result<void, DomainRateLimited> =>
  wait === null ? Result.void : Result.fail(new DomainRateLimited({ retryAfterSeconds: wait }));

/** Reads an authcode: blanks at its ends are taken off, letter case stays; an ending without authcodes takes none. [DOM-07] */
export const authcodeFrom = (
  typed: string,
  ending: Pick<Ending, "ending" | "authcode">,
): Result.Result<string | null, AuthcodeRefusal> => {
  const code = typed.trim();
  if (ending.authcode === null) return Result.succeed(null);
  const { minimum, maximum } = ending.authcode;
  const letters = Array.from(code);
  const wrong = new Set(letters.filter((letter) => !(authcodeLetters.get(ending.ending) ?? printable).test(letter)));
  const characters = namedCharacters([...wrong]);
  if (wrong.size > 0) return Result.fail(new AuthcodeCharactersWrong({ ending: ending.ending, characters }));
  return letters.length >= minimum && letters.length <= maximum
    ? Result.succeed(code)
    : Result.fail(new AuthcodeLengthWrong({ ending: ending.ending, minimum, maximum, length: letters.length }));
};

/** What the embedded registry answers: a rule on the label alone, so that anyone can say beforehand what a name gives. */
export const embeddedAvailability = (name: DomainName): Availability => {
  const label = labelOf(name);
  if (label.startsWith("ours")) return "ours";
  if (label.startsWith("unclear")) return "unknown";
  if (label.startsWith("locked")) return "locked";
  if (label.startsWith("leaving")) return "leaving";
  return [...label].length <= 3 || label.includes("taken") || commonWords.has(label) ? "taken" : "available";
};

/** How long a retry has to wait: as long as the refusal states, at least a second; null for other refusals. [DOM-05] */
export const waitSeconds = (refusal: { readonly _tag: string; readonly retryAfterSeconds?: number } | null): number =>
  refusal?._tag === "DomainRateLimited" ? Math.max(1, Math.ceil(refusal.retryAfterSeconds ?? 1)) : 0;

/** The registrable label as it is shown. */
export const labelOf = (name: Pick<DomainName, "label">): string => toUnicode(name.label);

const commonWords: ReadonlySet<string> = new Set(
  "shop test berlin hotel hamburg köln koeln münchen muenchen wien news blog mail auto haus haus-kaufen musik music online server hosting domain domains cloud email web-hosting reisen example beispiel google amazon wikipedia".split(
    " ",
  ),
);

/** DENIC's AuthInfo leaves out what is easily misread; elsewhere any printable ASCII without blanks. */
const authcodeLetters: ReadonlyMap<string, RegExp> = new Map([["de", /^[A-HJ-NP-Za-km-np-z2-9+\-/*]$/]]);
const printable = /^[\u0021-\u007e]$/;

/** A word without a dot gets the default ending. */
const withEnding = (host: string, { defaultEnding }: NameFacts): { readonly full: string; readonly added: boolean } => {
  const added = defaultEnding !== undefined && host !== "" && !dots.test(host);
  return { full: added ? `${host}.${defaultEnding}` : host, added };
};

/** The registrable name at the end of a host: the label before the longest ending that is sold. */
const registrable = (
  host: string,
  typed: string,
  { toAscii, endings, suffixOf }: Pick<NameFacts, "toAscii" | "endings" | "suffixOf">,
): Result.Result<{ readonly name: DomainName; readonly hasSubdomain: boolean }, NameRefusal> => {
  if (host === "") return Result.fail(invalid(typed, "empty", null));
  const ascii = toAscii(host);
  if (ascii === null) return Result.fail(ofHost(typed, host));
  const labels = ascii.split(".");
  if (!labels.every((part) => isIdna2008(toUnicode(part)))) return Result.fail(ofHost(typed, toUnicode(ascii)));
  // Stryker disable next-line StringLiteral: a name that is split has a last label
  const last = labels.at(-1) ?? "";
  if (/^[0-9]+$/.test(last)) return Result.fail(invalid(typed, labels.length > 1 ? "address" : "ending-missing", null));
  if (labels.length < 2) return Result.fail(invalid(typed, "ending-missing", null));
  const ending = longestEnding(labels, endings);
  if (ending === null) return Result.fail(new DomainEndingUnknown({ ending: toUnicode(last) }));
  const suffix = suffixOf?.(ascii) ?? ending.ending;
  // What other people register names under is no name itself.
  if (suffix.length > ending.ending.length) return Result.fail(new DomainEndingUnknown({ ending: toUnicode(suffix) }));
  const own = labels.slice(0, labels.length - ending.ending.split(".").length);
  const label = own.at(-1);
  if (label === undefined) return Result.fail(invalid(typed, "ending-missing", ending));
  const name: DomainName = {
    ascii: `${label}.${ending.ending}`,
    unicode: toUnicode(`${label}.${ending.ending}`),
    label,
    ending: ending.ending,
  };
  const fault = faultUnder(name, ending);
  return fault === null
    ? Result.succeed({ name, hasSubdomain: own.length > 1 })
    : Result.fail(invalid(typed, fault, ending));
};

const longestEnding = (labels: readonly string[], endings: readonly EndingRules[]): EndingRules | null => {
  const candidates = labels.map((_, index) => labels.slice(index).join("."));
  return candidates.flatMap((candidate) => endings.filter(({ ending }) => ending === candidate))[0] ?? null;
};

/** What an ending does not take: the longest label is counted in A-label form, the shortest as it is shown. */
const faultUnder = (name: DomainName, { minimumLength, maximumLength, letters }: EndingRules): NameFault | null => {
  const shown = [...labelOf(name)];
  if (shown.length < minimumLength || name.label.length > maximumLength) return "length";
  // The word `ascii` itself is made of letters that every ending takes.
  const isTaken = (letter: string): boolean => /[a-z0-9-]/.test(letter) || letters.includes(letter);
  return letters === "any" || shown.every(isTaken) ? null : "letters";
};

const dots = /[.。．｡]/;

/** What of a host keeps it from being a name, the most telling first. */
const ofHost = (typed: string, host: string): DomainNameInvalid => {
  const labels = host.split(dots);
  const foreign = [...new Set(labels.flatMap(foreignCharacters))];
  const fault = foreign.some((character) => !/\s/u.test(character))
    ? "characters"
    : foreign.length > 0
      ? "blank"
      : labels.includes("")
        ? "dots"
        : labels.some((label) => /^-|-$|^(?!xn).{2}--/iu.test(label))
          ? "hyphen"
          : labels.some((label) => label.length > longestLabel)
            ? "long"
            : "form";
  return invalid(typed, fault, null, namedCharacters(foreign));
};

/** No label of DNS is longer. */
const longestLabel = 63;

/** Characters to be read: a blank as `␣`, and what cannot be seen by its number. */
const namedCharacters = (characters: readonly string[]): string => [...new Set(characters.map(named))].join(" ");

const named = (character: string): string =>
  /\s/u.test(character)
    ? "␣"
    : /\p{C}/u.test(character)
      ? `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`
      : character;

const invalid = (typed: string, fault: NameFault, ending: EndingRules | null, characters = ""): DomainNameInvalid =>
  new DomainNameInvalid({
    typed,
    fault,
    characters,
    ending: ending?.ending ?? null,
    minimum: ending?.minimumLength ?? null,
    maximum: ending?.maximumLength ?? null,
  });
