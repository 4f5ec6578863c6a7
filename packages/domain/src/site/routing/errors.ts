// What routing refuses. [SHL-06] [LOC-03] [LOC-16]
import * as Data from "effect/Data";

/** No page stands at this path; `path` is escaped. */
export class PageNotFound extends Data.TaggedError("PageNotFound")<{ readonly path: string }> {
  readonly rule = "SHL-06" as const;
}

/** The path cannot be read: its percent-encoding is broken, or it holds control characters. */
export class BadRequestPath extends Data.TaggedError("BadRequestPath")<{ readonly path: string }> {
  readonly rule = "LOC-16" as const;
}

/** Pages are read, not written to. */
export class MethodNotAllowed extends Data.TaggedError("MethodNotAllowed")<{ readonly method: string; readonly allow: string }> {
  readonly rule = "LOC-16" as const;
}
