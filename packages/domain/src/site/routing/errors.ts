// What routing refuses. [SHL-06] [LOC-03] [LOC-12…16] [CNT-01]
import { Refusal } from "#kernel/refusal";

/** No page stands at this path; `path` is escaped. */
export class PageNotFound extends Refusal("PageNotFound")<{ readonly path: string }> {
  readonly rule = "SHL-06" as const;
}

/** The path cannot be read: its percent-encoding is broken, or it holds control characters. */
export class BadRequestPath extends Refusal("BadRequestPath")<{ readonly path: string }> {
  readonly rule = "LOC-16" as const;
}

/** Pages are read, not written to. */
export class MethodNotAllowed extends Refusal("MethodNotAllowed")<{ readonly method: string; readonly allow: string }> {
  readonly rule = "LOC-16" as const;
}

/** A content page names a layout that does not exist; `known` lists those that do. */
export class UnknownLayout extends Refusal("UnknownLayout")<{ readonly name: string; readonly known: string }> {
  readonly rule = "LOC-12" as const;
}

/** A route or a route rule names a middleware that does not exist; `known` lists those that do. */
export class UnknownMiddleware extends Refusal("UnknownMiddleware")<{ readonly name: string; readonly known: string }> {
  readonly rule = "LOC-13" as const;
}

/** A route rule leads where it may not; `target` is cleaned for the log. */
export class RedirectNotAllowed extends Refusal("RedirectNotAllowed")<{ readonly target: string }> {
  readonly rule = "LOC-14" as const;
}

/** A content page holds a block of a kind that does not exist; `known` lists those that do. */
export class UnknownBlock extends Refusal("UnknownBlock")<{ readonly name: string; readonly known: string }> {
  readonly rule = "CNT-01" as const;
}
