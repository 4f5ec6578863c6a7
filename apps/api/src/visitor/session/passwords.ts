// Passwords: argon2id, checked in the same time whether there is an account or not. [SES-06]
import { hash, verify } from "@node-rs/argon2";

/** argon2id, which is the library's default, with the parameters that OWASP names. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashed = (password: string): Promise<string> => hash(password, parameters);

const dummyHash = hashed("no account has this password");

/** Whether the password is the one; without an account the same work is done and the answer is no. */
export const isPassword = async (stored: string | undefined, password: string): Promise<boolean> => {
  const right = await verify(stored ?? (await dummyHash), password).catch(() => false);
  return right && stored !== undefined;
};
