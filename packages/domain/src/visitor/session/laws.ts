// Laws of the session: what a password may be, who may go where. [SES-02…04] [SES-07]
import { type Lived, lived } from "@kontor/domain/testing";
import * as Result from "effect/Result";
import fc from "fast-check";
import { instant } from "#kernel/calendar";
import { type Law, law } from "#kernel/law";
import {
  anyArea,
  anyEntry,
  anyLoginActs,
  anyPassword,
  anyProviderIdentity,
  anyRole,
  anySessionInput,
  anySessionStay,
  anyStartedLogin,
  anyTokenInformation,
  loginsLived,
} from "./arbitraries.ts";
import { accountLaws } from "./account-laws.ts";
import { entryLaws } from "./entry-laws.ts";
import { sessionMachine } from "./machine.ts";
import { finishedLogin, providerEntry, startedLoginCookie } from "./provider.ts";
import {
  judgedLetters,
  maximumPasswordBytes,
  minimumPasswordLength,
  passwordGuesses,
  staffPasswordGuesses,
} from "./limits.ts";
import {
  cartHolder,
  chosenPassword,
  confirmedFor,
  entered,
  entryRefusal,
  isCustomer,
  bindingOf,
  isLoginOver,
  isOwnName,
  judgedPart,
  nameKey,
  mayEnter,
  mayLink,
  panelLogoutQuery,
  password,
  passwordRepeat,
  roleOf,
} from "./rules.ts";
import { confirmationPolicies, roles } from "./model.ts";

const bytes = (text: string): number => encodeURIComponent(text).replaceAll(/%[0-9A-F]{2}/g, "x").length;

type Step = Lived<typeof sessionMachine>;

/** Looks at a session after each moment of a stay, and at the moment before. */
const always = (look: (now: Step, before: Step | undefined) => boolean) =>
  fc.property(anySessionInput, anySessionStay, (input, stay) => {
    const steps = lived(sessionMachine, stay, input);
    return steps.every((step, index) => look(step, steps[index - 1]));
  });

/** Letters that one keyboard writes as one character and another as two, around the bounds of a password. */
const anyMarked = fc.string({ unit: fc.constantFrom("ü", "é", "ñ", "a", "7", "-"), minLength: 3, maxLength: 80 });

export const laws: readonly Law[] = [
  law("[SES-02] an accepted password is the one that was typed, and within its bounds", () =>
    fc.property(anyPassword, (typed) => {
      const written = typed.normalize("NFC");
      return Result.match(password(typed), {
        onSuccess: (taken) =>
          taken === written && [...taken].length >= minimumPasswordLength && bytes(taken) <= maximumPasswordBytes,
        onFailure: () => [...written].length < minimumPasswordLength || bytes(written) > maximumPasswordBytes,
      });
    }),
  ),
  law("[SES-02] [REP-7] a password is judged and repeated alike in the form of either keyboard", () =>
    fc.property(anyMarked, fc.nat(2_000_000), (typed, guesses) => {
      const [composed, apart] = [typed.normalize("NFC"), typed.normalize("NFD")];
      const known: string[] = [];
      const judged = (one: string) => {
        const chosen = chosenPassword(one, {
          guessesFor: (taken) => (known.push(taken), guesses),
          role: "customer",
          known: [],
        });
        return Result.isSuccess(chosen) ? chosen.success : chosen.failure._tag;
      };
      const answers = [judged(composed), judged(apart)];
      const change = entryRefusal({ by: "change", current: composed, password: apart, passwordRepeat: composed });
      return (
        answers[0] === answers[1] &&
        new Set(known).size <= 1 &&
        Result.isSuccess(passwordRepeat(composed, apart)) &&
        change !== null &&
        change._tag === (Result.isSuccess(password(composed)) ? "PasswordUnchanged" : change._tag)
      );
    }),
  ),
  law(
    "[SES-02] [ADM-06] [OPS2-3] a password that is chosen takes the guesses that its role needs, more for staff, and is refused for nothing else",
    () =>
      fc.property(
        anyPassword,
        fc.constantFrom(...roles),
        fc.constantFrom(0, 999_999, 1_000_000, 99_999_999, 100_000_000),
        (typed, role, guesses) => {
          const chosen = chosenPassword(typed, { guessesFor: () => guesses, role, known: [] });
          const needed = role !== "visitor" && !mayEnter("account", role) ? staffPasswordGuesses : passwordGuesses;
          return Result.isSuccess(chosen) === (Result.isSuccess(password(typed)) && guesses >= needed);
        },
      ),
  ),
  law(
    "[SES-02] [SEC4-7] of a password at most thirty letters are judged, its first, and whole repeats of one that repeats itself",
    () =>
      fc.property(fc.string({ unit: "grapheme", maxLength: 90 }), fc.nat({ max: 20 }), (typed, times) => {
        const [written, repeated] = [typed.normalize("NFC"), typed.slice(0, 9).normalize("NFC").repeat(times)];
        const judged = judgedPart(typed);
        const ofRepeated = [...judgedPart(repeated)].length;
        const base = [...typed.slice(0, 9).normalize("NFC")].length;
        return (
          written.startsWith(judged) &&
          [...judged].length <= judgedLetters &&
          ([...written].length > judgedLetters || judged === written) &&
          (ofRepeated <= judgedLetters || base === 0)
        );
      }),
  ),
  law("[SES-02] [SEC3-2] names that differ in case, width or form alone have one key, and a key is its own", () =>
    fc.property(fc.string({ unit: "grapheme", maxLength: 20 }), (name) => {
      const key = nameKey(name);
      const forms = ["NFC", "NFD", "NFKC", "NFKD"].map((form) => name.normalize(form));
      return [...forms, ...forms.map((form) => form.toUpperCase()), key].every((form) => nameKey(form) === key);
    }),
  ),
  law("[SES-02] a name never passes for the address of another account", () =>
    fc.property(fc.emailAddress(), fc.emailAddress(), fc.string(), (own, other, name) => {
      const same = own.toLowerCase() === other.toLowerCase();
      return (
        isOwnName(own.toUpperCase(), own) && isOwnName(other, own) === same && isOwnName(name.replaceAll("@", ""), own)
      );
    }),
  ),
  law("[SES-06] a repeat is taken exactly when it is the same", () =>
    fc.property(
      anyPassword,
      anyPassword,
      (a, b) =>
        Result.isSuccess(passwordRepeat(a, b)) === (a.normalize("NFC") === b.normalize("NFC")) &&
        Result.isSuccess(passwordRepeat(a, a)),
    ),
  ),
  law("[SES-02] a login is never refused for the form of its password", () =>
    fc.property(anyEntry, (entry) => entry.by !== "login" || entryRefusal(entry) === null),
  ),
  law(
    "[SES-06] whose address is confirmed does all; without that who may order may log in, and orders only where nothing waits for it",
    () =>
      fc.property(fc.constantFrom(...confirmationPolicies), fc.boolean(), (policy, isConfirmed) => {
        const [login, order] = (["login", "order"] as const).map((act) =>
          Result.isSuccess(confirmedFor(act, policy, isConfirmed)),
        );
        return (
          (order === true) === (isConfirmed || policy === "off") &&
          (login === true) === (isConfirmed || policy !== "login") &&
          (!order || login === true)
        );
      }),
  ),
  law("[SES-07] what is public is open to every role", () => fc.property(anyRole, (role) => mayEnter("public", role))),
  law("[SES-07] a visitor enters nothing but the public", () =>
    fc.property(anyArea, (area) => mayEnter(area, "visitor") === (area === "public")),
  ),
  law("[SES-07] an area refuses exactly those who may not enter it, and requests a login from visitors", () =>
    fc.property(anyArea, anyRole, (area, role) =>
      Result.match(entered(area, role), {
        onSuccess: () => mayEnter(area, role),
        onFailure: (refusal) => !mayEnter(area, role) && (refusal._tag === "TokenMissing") === (role === "visitor"),
      }),
    ),
  ),
  law("[SES-07] a login of staff is over after twelve hours and stays so, a customer's is not", () =>
    fc.property(anyRole, fc.nat(48), fc.nat(48), (role, hours, more) => {
      const isOver = (after: number): boolean => isLoginOver(role, 0, after * 3_600_000);
      const isStaff = !mayEnter("account", role) && role !== "visitor";
      return isOver(hours) === (isStaff && hours >= 12) && (!isOver(hours) || isOver(hours + more));
    }),
  ),
  law("[SES-07] who holds a cart is a visitor or may order it", () =>
    fc.property(
      anyRole,
      (role) => Result.isSuccess(cartHolder(role)) === (role === "visitor" || mayEnter("summary", role)),
    ),
  ),
  law("[SES-11] an account is linked for its confirmed address alone, and staff's never", () =>
    fc.property(
      anyRole,
      fc.emailAddress(),
      fc.emailAddress(),
      fc.boolean(),
      fc.boolean(),
      (role, email, other, confirmed, blocked) => {
        const elsewhere = { documentId: "d", email: email.toUpperCase(), confirmed, blocked };
        const isOther = email.toLowerCase() !== other.toLowerCase();
        return (
          mayLink({ email, role }, elsewhere) === (role === "customer" && confirmed && !blocked) &&
          (!isOther || !mayLink({ email: other, role }, elsewhere))
        );
      },
    ),
  ),
  law(
    "[SES-11] an account is bound by its id alone, and made for one elsewhere exactly where it has its name from it",
    () =>
      fc.property(
        fc.constantFrom("a", "b"),
        fc.constantFrom("a", "b"),
        fc.constantFrom("a", "b", null),
        (username, documentId, elsewhere) => {
          const binding = bindingOf({ username, documentId }, elsewhere === null ? null : { documentId: elsewhere });
          return (
            (binding !== null) === (elsewhere === documentId) &&
            (binding === null || (binding === "made") === (username === elsewhere))
          );
        },
      ),
  ),
  law("[SES-04] no information is a visitor, and no visitor is a customer", () =>
    fc.property(
      fc.option(anyTokenInformation, { nil: null }),
      (information) => (roleOf(information) === "visitor") === !isCustomer(information),
    ),
  ),
  law("[SES-03] the panel gets German or else English, and a key only if there is one", () =>
    fc.property(fc.constantFrom("en" as const, "de" as const), fc.option(fc.string(), { nil: null }), (locale, key) => {
      const query = panelLogoutQuery(locale, key);
      return query["login_language"] === (locale === "de" ? "DE" : "GB") && (query["ssoKey"] ?? null) === key;
    }),
  ),
  law(
    "[SES-05] a login over a provider is finished exactly by the browser that started it, with the same provider, within ten minutes",
    () =>
      fc.property(
        anyStartedLogin,
        anyStartedLogin,
        fc.boolean(),
        fc.integer({ min: -1000, max: 700_000 }),
        (own, other, isOwn, later) => {
          const cookie = startedLoginCookie(isOwn ? own : other);
          const back = { provider: own.provider, accessToken: "token", cookie, state: own.nonce };
          const isSame = isOwn || (other.nonce === own.nonce && other.provider === own.provider);
          const since = later + own.startedAt - (isOwn ? own : other).startedAt;
          const finished = finishedLogin(back, instant(own.startedAt + later));
          return (
            Result.isSuccess(finished) === (isSame && since >= 0 && since < 600_000) &&
            (!isOwn || !Result.isSuccess(finished) || JSON.stringify(finished.success) === JSON.stringify(own))
          );
        },
      ),
  ),
  law(
    "[SES-05] [SES-11] a provider's word opens an account that is not its own for a proved address alone, and never one of staff",
    () =>
      fc.property(
        anyProviderIdentity,
        fc.boolean(),
        fc.option(anyRole, { nil: null }),
        fc.boolean(),
        (identity, isBound, role, handsOver) => {
          const entry = providerEntry(identity, { isBound, holder: role === null ? null : { role } }, handsOver);
          if (isBound) return Result.isSuccess(entry) && entry.success === "own";
          const isProved = identity.email !== null && identity.emailVerified;
          const handed = isProved && handsOver && role === "customer";
          return (
            Result.isSuccess(entry) === (isProved && (role === null || handed)) &&
            (!Result.isSuccess(entry) || (entry.success === "made") === (role === null))
          );
        },
      ),
  ),
  law("[SES-01] [SES-02] a known user logged in or was fetched, and only a known state has a user", () =>
    always(
      ({ snapshot: { value, context } }) =>
        ["known", "completing", "completed"].includes(value) === (context.user !== null) || value === "fetching",
    ),
  ),
  law("[SES-03] [SES-09] from the moment of leaving there is neither token nor user, whatever the call comes to", () =>
    always(({ snapshot }, before) => {
      const left =
        snapshot.value === "leaving" || (before?.snapshot.value === "leaving" && snapshot.value === "anonymous");
      return !left || (snapshot.context.user === null && !snapshot.context.hasToken);
    }),
  ),
  law("[SES-01] a fetch that fails leaves no token", () =>
    always(
      ({ snapshot }, before) =>
        before?.snapshot.value !== "fetching" ||
        snapshot.value !== "anonymous" ||
        (!snapshot.context.hasToken && snapshot.context.user === null),
    ),
  ),
  law("[SES-02] while a login is pending a second attempt is not taken: one entry, one call", () =>
    fc.property(anySessionInput, anySessionStay, (input, visit) => {
      const again = visit.flatMap((moment): typeof visit =>
        moment.type === "session.enter" ? [moment, moment] : [moment],
      );
      return lived(sessionMachine, again, input).every((step, index, steps) => {
        const before = steps[index - 1];
        if (before?.snapshot.value !== "entering" || step.moment.type !== "session.enter") return true;
        return (
          step.snapshot.value === "entering" &&
          step.snapshot.children["enter"] === before.snapshot.children["enter"] &&
          JSON.stringify(step.snapshot.context) === JSON.stringify(before.snapshot.context)
        );
      });
    }),
  ),
  law("[SES-02] a login begins without the refusal of the one before, and the context survives JSON", () =>
    always(
      ({ snapshot }) =>
        (snapshot.value !== "entering" || snapshot.context.refusal === null) &&
        JSON.stringify(JSON.parse(JSON.stringify(snapshot.context))) === JSON.stringify(snapshot.context),
    ),
  ),
  law("[SES-11] shop and content receive one token: the one that was granted last, until logout or failure", () =>
    fc.property(anyLoginActs, (acts) =>
      loginsLived("terminal", acts).every(({ act, isIn, before, after, sentTokens }) => {
        if (act === "mistype") return !isIn && after === before && sentTokens.length === 0;
        if (act === "enter") return isIn && after !== null && after !== before && sentTokens.join() === after;
        const isUnchanged = act === "fetch" && before !== null;
        return (
          isIn === (before !== null) &&
          sentTokens.every((token) => token === before) &&
          after === (isUnchanged ? before : null)
        );
      }),
    ),
  ),
  law("[SES-13] a browser is answered as a frontend that keeps its token is, and never holds one", () =>
    fc.property(anyLoginActs, (acts) => {
      const browser = loginsLived("browser", acts);
      return (
        browser.map(({ ended }) => ended).join() ===
          loginsLived("terminal", acts)
            .map(({ ended }) => ended)
            .join() &&
        browser.every(({ after, sentTokens }) => after === null && sentTokens.every((token) => token === null))
      );
    }),
  ),
  ...accountLaws,
  ...entryLaws,
];
