// Whether a login counts: by its own row and the account's generation; a clock says nothing of it, nor does the text of its token. [SES-14]

/** What of an account decides about its logins. */
export interface AccountLogins {
  /** Raised by whatever takes the account back. */
  readonly generation: number;
  /** The second with which versions that had no generations ended what was issued before; each row has it as it was, and it is compared as it stands. */
  readonly tokensFrom: number;
}

/** What is noted of a login. */
export interface NotedLogin extends AccountLogins {
  readonly isEnded: boolean;
}

/** The generation of an account that nothing has taken back yet. */
export const firstGeneration = 0;

/** Whether a noted login counts: nothing has ended it, and nothing has taken its account back since. */
export const loginStands = ({ isEnded, generation, tokensFrom }: NotedLogin, account: AccountLogins): boolean =>
  !isEnded && generation === account.generation && tokensFrom === account.tokensFrom;

/** Whether a login that an earlier version began, and that no row of this one names yet, may get its row: as long as nothing has taken the account back. Its second counts as it did there. */
export const mayGetRow = (issuedAt: number, { generation, tokensFrom }: AccountLogins): boolean =>
  generation === firstGeneration && issuedAt >= tokensFrom;

/** Whether a login that begins elsewhere may get its row when it is vouched for: what takes an account back refuses every token up to and including its second. */
export const mayBeVouched = (issuedAt: number | null, { tokensFrom }: AccountLogins): boolean =>
  issuedAt === null ? tokensFrom === 0 : issuedAt >= tokensFrom;

/** Letters of base64url, the last of which has no bit that means nothing. */
const part = String.raw`(?:[\w-]{4})*(?:[\w-][AQgw]|[\w-]{2}[AEIMQUYcgkosw048])?`;
const canonicalToken = new RegExp(`^(?=[^.])${part}\\.(?=[^.])${part}\\.(?=.)${part}$`);

/** Whether a token is written in the one way in which it is written: decoded and written again it is the same. [SEC4-3] */
export const isCanonicalToken = (text: string): boolean => canonicalToken.test(text);

/** What the caller of an operation that answers a token has proved by it. [SES-15] */
export type ProvedNow = "password" | "code" | "provider" | "nothing";

/** Whether a login begins with a proof of identity: where its caller has just given one. A token that is exchanged for another proves nothing anew. */
export const provesIdentity = (proved: ProvedNow): boolean => proved !== "nothing";
