// The place where a page ends, as a client carries it: opaque, and read back as nothing in particular. [DSK-05]
import type { ListPlace } from "@kontor/domain/site/desk";

export const cursorOf = ({ view, value, tie }: ListPlace): string =>
  Buffer.from(JSON.stringify([view, value, tie])).toString("base64url");

/** What stands in a cursor; whether it is a place of the view is for the view to say. */
export const placeFrom = (cursor: string): unknown => {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString());
    if (!Array.isArray(read) || read.length !== 3) return "unreadable";
    const [view, value, tie] = read as readonly unknown[];
    return { view, value, tie };
  } catch {
    return "unreadable";
  }
};
