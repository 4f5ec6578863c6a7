// Passwords: argon2id, checked in the same time whether there is an account or not. [SES-06]
import { writtenPassword } from "@kontor/domain/visitor/session";
import { hash, verify } from "@node-rs/argon2";

/** What a guess costs: memory in KiB, and how often it is gone through. */
export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** argon2id, which is the library's default, with the parameters that OWASP names. */
export const passwordCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface Passwords {
  readonly hashed: (password: string) => Promise<string>;
  /** Whether the password is the one; without an account, or with one that has no password, the same work is done and the answer is no. */
  readonly isPassword: (stored: string | undefined, password: string) => Promise<boolean>;
}

/** The forms in which hashes of before may have been made, the present one first. */
const spellings = (password: string): readonly string[] => [
  ...new Set([writtenPassword(password), password, password.normalize("NFD")]),
];

export const passwordsAt = (cost: PasswordCost): Passwords => {
  const hashed = (password: string): Promise<string> => hash(writtenPassword(password), cost);
  const dummyHash = hashed("no account has this password");
  return {
    hashed,
    isPassword: async (stored, password) => {
      // An account that another provider opens has an empty one, which is no hash, and would be refused at once.
      const own = stored === undefined || stored === "" ? null : stored;
      const stands = own ?? (await dummyHash);
      for (const spelling of spellings(password))
        if (await verify(stands, spelling).catch(() => false)) return own !== null;
      return false;
    },
  };
};
