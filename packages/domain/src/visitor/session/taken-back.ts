// What an act that takes an account, or a login of it, back ends of all that opens something: one table, each cell with its reason. [SES-14]

/** Acts that take back, of owners and of staff. */
const takingActs = [
  "logout",
  "end-one",
  "end-others",
  "own-password",
  "password-by-mail",
  "handed-over",
  "own-address",
  "address-by-staff",
  "block",
  "role",
  "factor-reset",
] as const;
export type TakingAct = (typeof takingActs)[number];

/** What opens an account, or something in its name. */
export const takenKinds = [
  "logins",
  "panel-keys",
  "reset-code",
  "confirmation-code",
  "email-change",
  "provider-links",
  "declaration-links",
  "staff-keys",
] as const;
export type TakenKind = (typeof takenKinds)[number];

/** All of the kind; all but what the caller has; what the one login opened; nothing. */
export type Taken = "all" | "others" | "own" | "none";

export interface TakenCell {
  readonly ends: Taken;
  readonly why: string;
}

type Row = Readonly<Record<TakenKind, TakenCell>>;

const cell =
  (ends: Taken) =>
  (why: string): TakenCell => ({ ends, why });
const [all, others, own, none] = [cell("all"), cell("others"), cell("own"), cell("none")];

const oneLogin = (logins: TakenCell): Row => ({
  logins,
  "panel-keys": all("a key of the customer panel does not say which login requested it, and is requested anew"),
  "reset-code": none("one login ends, not what the owner asked a letter for"),
  "confirmation-code": none("it proves a mailbox and opens no login"),
  "email-change": none("both mailboxes agree to it, and the letter to the old one brings the way to refuse it"),
  "provider-links": none("one login ends; others over the provider are ended by their name in the list"),
  "declaration-links": none("it proves the mailbox that the account still has"),
  "staff-keys": none("it was made for others, who stand at a door"),
});

const wholeAccount: Row = {
  logins: all("all who are in are out"),
  "panel-keys": all("they opened the panel for logins that have ended"),
  "reset-code": all("who has the code would set the next password"),
  "confirmation-code": all("no letter from before says anything of the account any more"),
  "email-change": all("who asked for it may be whom the account is taken back from"),
  "provider-links": all("a person at a provider opens the account without its password"),
  "declaration-links": none("who fears for the account must still be able to say that a notice was not theirs"),
  "staff-keys": all("they may have been made by whom the account is taken back from"),
};

/** The doors of an event stay open while an administrator changes their own password: who does that knows it. */
const keysStay = none("made for others, listed at their event with their maker, and ended there by name");

const otherMailbox = all("it was sent to a mailbox that the account has no more");

export const takenBack: Readonly<Record<TakingAct, Row>> = {
  logout: oneLogin(own("this login was left, with all copies of its token")),
  "end-one": oneLogin(own("this login was ended by its name in the list")),
  "end-others": {
    ...wholeAccount,
    logins: others("the caller has just proved who they are, and goes on"),
    "confirmation-code": none("it proves a mailbox and opens no login"),
    "provider-links": others("who has no password is left the way by which they come in"),
    "staff-keys": keysStay,
  },
  "own-password": {
    ...wholeAccount,
    "confirmation-code": none("it proves a mailbox and opens no login"),
    "staff-keys": keysStay,
  },
  "password-by-mail": wholeAccount,
  "handed-over": wholeAccount,
  "own-address": {
    logins: none("requested with the password and agreed to by both mailboxes: the account is not lost"),
    "panel-keys": none("they are of logins that go on"),
    "reset-code": otherMailbox,
    "confirmation-code": otherMailbox,
    "email-change": all("it is done, or another address took its place"),
    "provider-links": all("a person at a provider was known by the address that the account had then"),
    "declaration-links": otherMailbox,
    "staff-keys": none("customers make none, and the account is not lost"),
  },
  "address-by-staff": { ...wholeAccount, "declaration-links": otherMailbox },
  block: wholeAccount,
  role: wholeAccount,
  "factor-reset": wholeAccount,
};
