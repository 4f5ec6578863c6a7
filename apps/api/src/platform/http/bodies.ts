// Reads bodies: JSON and forms, with everything refused that no honest client sends. [OPS-09]
import { parse } from "qs";

/** A body that cannot be read; the message is the parser's. */
export class BodyUnreadable extends Error {
  override readonly name = "BodyUnreadable";
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

export const readJson = (raw: Buffer): unknown => {
  if (raw.length === 0) return undefined;
  const text = decoded(raw);
  try {
    return sound(JSON.parse(text), 0);
  } catch (error) {
    throw error instanceof BodyUnreadable
      ? error
      : new BodyUnreadable(error instanceof Error ? error.message : "unreadable");
  }
};

export const readForm = (raw: Buffer): unknown =>
  raw.length === 0 ? undefined : sound(parse(decoded(raw), { depth: 20, arrayLimit: 100 }), 0);

/** Queries in bracket style. */
export const readQuery = (text: string): Record<string, unknown> =>
  parse(text, { depth: 20, arrayLimit: 100 }) as Record<string, unknown>;

const decoded = (raw: Buffer): string => {
  try {
    return utf8.decode(raw);
  } catch {
    throw new BodyUnreadable("the body is not UTF-8");
  }
};

/** Whether a text can be stored anywhere: no NUL, no half of a surrogate pair. */
export const isSound = (text: string): boolean => !text.includes("\u0000") && text.isWellFormed();

/** Refuses what breaks stores and prototypes, and nesting that no client needs. */
export const sound = (value: unknown, depth: number): unknown => {
  if (depth > 32) throw new BodyUnreadable("too deeply nested");
  if (typeof value === "string" && !isSound(value))
    throw new BodyUnreadable("a text holds a character that cannot be stored");
  if (typeof value === "object" && value !== null) {
    for (const [key, entry] of Object.entries(value)) {
      if (key === "__proto__" || key === "constructor" || !isSound(key))
        throw new BodyUnreadable("a key that is not taken");
      sound(entry, depth + 1);
    }
  }
  return value;
};
