// What always holds of changes by staff: each has its entry, money and rights have a reason, no account changes its own rights. [SES-07] [VAT-08] [CHK-10]
import * as Result from "effect/Result";
import fc from "fast-check";
import { instant } from "#kernel/calendar";
import { law, type Law } from "#kernel/law";
import { rate } from "#kernel/money";
import { addressPolicies } from "#kernel/text";
import { resellerPapers } from "#shop/checkout";
import { type AddressDraft, checkAddress, draftOf } from "#shop/customer";
import { anyAddressDraft, anyDraft } from "#shop/customer/arbitraries";
import { proofMs } from "#visitor/second-factor";
import { isStaff, mayEnter, type Role, roles, staffRoles } from "#visitor/session";
import { correctedAddress } from "./address-correction.ts";
import { type AccountChange, type AccountRecord, changedAccount } from "./customer-changes.ts";
import { closedItem, limitedVoucher, matchedItem, newVoucher } from "./desk-changes.ts";
import { type JournalFields, journalEntry } from "./journal.ts";
import { accessReset, factorReset } from "./access-changes.ts";
import { loginAddressSet } from "./login-address.ts";
import { needsFreshProof, opensBefore, waitsForProof } from "./proofs.ts";
import { adminRights, exportRight, isOfStaff, operationRights, reaches, type Right } from "./rights.ts";
import { staffOperations } from "./staff-operations.ts";

const ofStaff: Readonly<Record<string, { readonly why: string }>> = staffOperations;
const anyRole = fc.constantFrom<Role>(...roles);
const anyRate = fc.option(fc.nat(10_000).map(rate), { nil: null });
const anyPaperTime = fc.option(fc.nat(9).map(instant), { nil: null });

const anyAccount: fc.Arbitrary<AccountRecord> = fc.record({
  number: fc.constantFrom("1", "2"),
  role: fc.constantFrom<Role>("customer", "reseller", ...staffRoles),
  blocked: fc.boolean(),
  individualRate: anyRate,
  buyerReference: fc.constantFrom(null, "04011000-1-34"),
  orderReference: fc.constantFrom(null, "PO 4711"),
  kind: fc.constantFrom("private" as const, "business" as const, null),
  papers: fc.record({ businessRegistration: anyPaperTime, resellingContract: anyPaperTime }),
  hasOrders: fc.boolean(),
  hasMoney: fc.boolean(),
  waiting: fc.nat(2),
});

const anyReason = fc.constantFrom("agreed by contract", "", "  ", "x".repeat(501));

const anyChange: fc.Arbitrary<AccountChange> = fc.oneof(
  fc.record({ act: fc.constant("vat-rate" as const), rate: anyRate, reason: anyReason }),
  fc.record({
    act: fc.constant("buyer-reference" as const),
    reference: fc.constantFrom("", "04011000-1-34", "x".repeat(101)),
    reason: anyReason,
  }),
  fc.record({ act: fc.constant("paper" as const), paper: fc.constantFrom(...resellerPapers) }),
  fc.record({ act: fc.constant("block" as const), blocked: fc.boolean(), reason: anyReason }),
  fc.record({ act: fc.constant("role" as const), role: anyRole, reason: anyReason }),
);

const now = instant(10);
const anyFields: fc.Arbitrary<JournalFields> = fc.dictionary(
  fc.constantFrom("a", "b", "c"),
  fc.oneof(fc.boolean(), fc.nat(3), fc.constant(null)),
);

const anyVoucher = fc.record({
  code: fc.constantFrom("spring-27", "A", "SO MANY", "GOOD-CODE"),
  value: fc.integer({ min: -5, max: 1_000_005 }),
  from: fc.option(fc.nat(9).map(instant), { nil: null }),
  until: fc.option(fc.nat(9).map(instant), { nil: null }),
});

const valueIn = (address: Parameters<typeof draftOf>[0], field: string): string | null =>
  draftOf(address)[field as keyof AddressDraft] || null;

export const staffLaws: readonly Law[] = [
  law("[CRT-04] a new voucher has a code in capitals, a value, and a time in which it can be used", () =>
    fc.property(anyVoucher, (draft) =>
      Result.match(newVoucher(draft, "for a trade fair"), {
        onFailure: () => draft.code.length !== 9 || draft.value < 1 || draft.value > 1_000_000 || draft.from !== null,
        onSuccess: ({ voucher: { code, worth, validFrom, validUntil } }) =>
          code === code.toUpperCase() &&
          worth.kind === "amount" &&
          worth.amount > 0 &&
          (validFrom === null || validUntil === null || validFrom < validUntil),
      }),
    ),
  ),
  law("[CRT-04] a voucher that was used keeps its time", () =>
    fc.property(anyVoucher, fc.boolean(), (draft, isUsed) => {
      const made = newVoucher(draft, "for a trade fair");
      if (Result.isFailure(made)) return true;
      const limited = limitedVoucher({ ...made.success.voucher, redeemedAt: isUsed ? now : null }, now, "over");
      return Result.isFailure(limited) === isUsed;
    }),
  ),
  law("[ADM-01] what was handled is not handled twice, and a declaration is put aside with a reason only", () =>
    fc.property(
      fc.constantFrom("declaration" as const, "request" as const),
      fc.boolean(),
      anyReason,
      (kind, open, reason) => {
        const item = { id: "1", kind, open };
        const closed = closedItem(item, reason);
        const isReasoned = reason === "agreed by contract" || (kind === "request" && reason.trim() === "");
        return Result.isSuccess(closed) === (open && isReasoned) && Result.isSuccess(matchedItem(item, "K-1")) === open;
      },
    ),
  ),
  law(
    "[SES-07] [VAT-08] a change has an entry exactly where the account is another afterwards, and names who was changed",
    () =>
      fc.property(anyAccount, anyChange, (account, change) =>
        Result.match(changedAccount(account, change, { by: "9", now }), {
          onFailure: () => true,
          onSuccess: (changed) =>
            (changed.entry === null) === (JSON.stringify(changed.account) === JSON.stringify(account)) &&
            (changed.entry === null || changed.entry.subject.id === account.number),
        }),
      ),
  ),
  law("[VAT-08] rates, blocks and roles are never changed without a reason of at most 500 characters", () =>
    fc.property(anyAccount, anyChange, (account, change) => {
      const isReasoned = change.act === "paper" || change.reason === "agreed by contract";
      return isReasoned || Result.isFailure(changedAccount(account, change, { by: "9", now }));
    }),
  ),
  law("[SES-07] no administrator blocks their own account or changes its role", () =>
    fc.property(anyAccount, anyChange, (account, change) => {
      const changed = changedAccount(account, change, { by: account.number, now });
      return (
        Result.isFailure(changed) ||
        (changed.success.account.role === account.role && changed.success.account.blocked === account.blocked) ||
        change.act === "paper"
      );
    }),
  ),
  law("[SES-07] [SHOP3-4] who has ordered, or has money in the books, never becomes staff", () =>
    fc.property(anyAccount, anyRole, fc.boolean(), (account, role, hasMoney) => {
      const changed = changedAccount(
        { ...account, hasOrders: !hasMoney, hasMoney },
        { act: "role", role, reason: "asked" },
        { by: "9", now },
      );
      return Result.isFailure(changed) || mayEnter("account", changed.success.account.role);
    }),
  ),
  law("[CHK-08] [CHK-10] a business is a reseller with both papers, and a private customer never by papers", () =>
    fc.property(anyAccount, fc.constantFrom(...resellerPapers), (account, paper) => {
      const changed = changedAccount(account, { act: "paper", paper }, { by: "9", now });
      if (Result.isFailure(changed)) return account.kind !== "business" || !mayEnter("account", account.role);
      const { papers, role } = changed.success.account;
      return (
        papers[paper] !== null &&
        (resellerPapers.every((each) => papers[each] !== null) ? role === "reseller" : role === account.role)
      );
    }),
  ),
  law("[SES-07] the journal notes the fields that are different, and no other", () =>
    fc.property(anyFields, anyFields, (before, after) => {
      const entry = journalEntry({ act: "role", subject: { kind: "customer", id: "1" } }, before, after);
      const isDifferent = (field: string): boolean => (before[field] ?? null) !== (after[field] ?? null);
      const noted = Object.keys(entry?.after ?? {});
      return (
        ["a", "b", "c"].every((field) => noted.includes(field) === isDifferent(field)) &&
        (entry === null) === (noted.length === 0)
      );
    }),
  ),
  law("[SES-07] what needs a fresh proof is open to staff alone, and to no login whose code is outstanding", () =>
    fc.property(fc.constantFrom(...Object.entries(operationRights)), anyRole, ([operation, right], role) => {
      const isClosed = isStaff(role) || !reaches(right, role);
      return (
        !needsFreshProof(operation) || (isClosed && !opensBefore("code", operation) && opensBefore("none", operation))
      );
    }),
  ),
  law(
    "[SES-07] [SEC2-9] what gives rights, money, access, lists or doors opens to no proof that is older than ten minutes, all else waits for none",
    () =>
      fc.property(
        fc.constantFrom(...Object.keys(operationRights)),
        fc.constantFrom(
          "setRole",
          "confirmPaper",
          "blockAccount",
          "resetFactor",
          "resetAccess",
          "inviteStaff",
          "setVatRate",
          "correctCustomer",
          "correctBuyerReference",
          "createVoucher",
          "limitVoucher",
          "notePayment",
          "takeBackPayment",
          "returnPayment",
          "chargeFee",
          "writeOff",
          "takeBackAdjustment",
          "creditInvoice",
          "refuseOrder",
          "matchDeclaration",
          "proveDeclaration",
          "takeNotice",
          "noteExport",
          "exportList",
          "readAuthcodes",
          "makeStaffKey",
          "issueTicket",
          "importTickets",
        ),
        fc.nat(2 * proofMs),
        (any, operation, age) =>
          waitsForProof(operation, instant(0), instant(age)) === age >= proofMs &&
          (needsFreshProof(any) || !waitsForProof(any, instant(0), instant(age))),
      ),
  ),
  law("[SES-07] [SEC2-9] every operation of staff, and no other, has its proof with a reason", () =>
    fc.property(
      fc.constantFrom(...Object.entries(operationRights)),
      ([operation, right]) =>
        isOfStaff(right) === Object.hasOwn(ofStaff, operation) && (ofStaff[operation]?.why ?? "-") !== "",
    ),
  ),
  law(
    "[SES-07] [DSK-07] bookkeeping reaches no texts, requests and rights, editors nothing of customers, support no money, administrators all that staff do",
    () =>
      fc.property(
        fc.constantFrom<Right>(...Object.values(operationRights), ...Object.values(adminRights)),
        fc.constantFrom(...staffRoles),
        (right, role) => {
          const own: Readonly<Record<(typeof staffRoles)[number], readonly Right[]>> = {
            ticketing: ["ticketing"],
            editor: ["desk", "content"],
            bookkeeping: ["desk", "records", "books"],
            support: ["desk", "records", "support"],
            admin: ["desk", "records", "support", "books", "content", "ticketing", "admin"],
          };
          return !isOfStaff(right) || reaches(right, role) === (right === "staff" || own[role].includes(right));
        },
      ),
  ),
  law("[SES-07] [OUT-02] a list is taken along by who keeps its books, every other list by administrators", () =>
    fc.property(
      fc.constantFrom("orders", "invoice-lines.jsonl", "customers.csv", "subscribers.csv", "journal", "events/1"),
      fc.constantFrom(...staffRoles),
      (list, role) =>
        reaches(exportRight(list), role) ===
        (role === "admin" || (role === "bookkeeping" && /^(?:orders|invoice-lines|customers)\b/.test(list))),
    ),
  ),
  law("[SES-07] a login that still needs a step opens operations of the second factor and no other", () =>
    fc.property(
      fc.constantFrom(...Object.entries(operationRights)),
      fc.constantFrom("code" as const, "set-up" as const),
      ([operation, right], step) =>
        !opensBefore(step, operation) || right === "staff" || (step === "set-up" && operation === "changePassword"),
    ),
  ),
  law("[SES-07] no account resets its own access, and none is reset without a reason", () =>
    fc.property(
      anyRole,
      fc.boolean(),
      fc.boolean(),
      fc.constantFrom("1", "2"),
      anyReason,
      (role, blocked, hasFactor, by, reason) => {
        const account = { number: "1", role, blocked, hasFactor };
        const isReasoned = by !== "1" && reason === "agreed by contract";
        return (
          Result.isSuccess(factorReset(account, { by, reason })) === (isReasoned && hasFactor && isStaff(role)) &&
          Result.isSuccess(accessReset(account, { by, reason })) === (isReasoned && !blocked)
        );
      },
    ),
  ),
  law("[SES-07] a right that is no area opens for visitors, for accounts, for who holds a cart, or for no role", () =>
    fc.property(
      fc.constantFrom("login" as const, "staff" as const, "guest" as const, "cart" as const, "secret" as const),
      anyRole,
      (right, role) =>
        right === "secret"
          ? !reaches(right, role)
          : reaches(right, role) ===
            {
              login: role !== "visitor",
              staff: isStaff(role),
              guest: role === "visitor",
              cart: role === "visitor" || mayEnter("summary", role),
            }[right],
    ),
  ),
  law(
    "[ACC-04] [SES-07] a login address is set for another account that is not blocked, with a reason, to a free address that is another one",
    () =>
      fc.property(
        anyAccount,
        fc.constantFrom("1", "9"),
        anyReason,
        fc.constantFrom("new@example.org", " NEW@example.org ", "old@example.org", "no-address", ""),
        fc.boolean(),
        (account, by, reason, typed, free) => {
          const record = { ...account, hasFactor: false, email: "old@example.org", username: "old@example.org" };
          const set = loginAddressSet(record, typed, { by, reason, now }, () => free);
          const isNew = typed.trim().toLowerCase() === "new@example.org";
          const isAllowed =
            by !== account.number && !account.blocked && isNew && free && reason === "agreed by contract";
          if (Result.isFailure(set)) return !isAllowed;
          const { email, username, isConfirmed, endsLogins, entry } = set.success;
          return (
            isAllowed &&
            email === "new@example.org" &&
            username === email &&
            !isConfirmed &&
            endsLogins &&
            !JSON.stringify(entry).includes("@")
          );
        },
      ),
  ),
  law(
    "[ACC-04] [CUS-11] [OPS2-6] [OPS3-8] staff store of a customer what the customer's own form would take, with a reason, and the journal names fields alone, what they were and are now beside it",
    () =>
      fc.property(anyAccount, anyAddressDraft, anyDraft, anyReason, (account, first, typed, reason) => {
        const policy = addressPolicies.international;
        const facts = { countries: [first.country, typed.country] };
        const stored = checkAddress(first, policy, facts);
        if (Result.isFailure(stored)) return true;
        const current = stored.success;
        const corrected = correctedAddress(account, current, { typed, reason }, policy, facts);
        const own = checkAddress({ ...typed, email: first.email, emailRepeat: first.email }, policy, facts);
        const isBusiness = account.role === "reseller" || account.waiting > 0;
        const isAllowed =
          mayEnter("account", account.role) &&
          reason === "agreed by contract" &&
          Result.isSuccess(own) &&
          (!isBusiness || own.success.kind === "business");
        if (Result.isFailure(corrected)) return !isAllowed;
        const { address, entry } = corrected.success;
        const isSame = JSON.stringify(draftOf(address)) === JSON.stringify(draftOf(current));
        return (
          isAllowed &&
          JSON.stringify(address) === JSON.stringify(own.success) &&
          (entry === null) === isSame &&
          Object.entries(entry?.after ?? {}).every(
            ([field, value]) =>
              value === true &&
              entry?.values?.before[field] === valueIn(current, field) &&
              entry.values.after[field] === valueIn(address, field),
          )
        );
      }),
  ),
];
