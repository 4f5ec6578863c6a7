// What routing refuses. [SHL-06] [LOC-03] [LOC-12…16] [CNT-01]
import { Refusal } from "#kernel/refusal";

/** There is no page at this path; `path` is escaped. */
export class PageNotFound extends Refusal("PageNotFound", "SHL-06")<{ readonly path: string }> {}

/** The path cannot be read: its percent-encoding is broken, or it holds control characters. */
export class BadRequestPath extends Refusal("BadRequestPath", "LOC-16")<{ readonly path: string }> {}

/** Pages are read, not written to. */
export class MethodNotAllowed extends Refusal("MethodNotAllowed", "LOC-16")<{
  readonly method: string;
  readonly allow: string;
}> {}

/** A content page names a layout that does not exist; `known` lists those that do. */
export class UnknownLayout extends Refusal("UnknownLayout", "LOC-12")<{
  readonly name: string;
  readonly known: string;
}> {}

/** A route or a route rule names a middleware that does not exist; `known` lists those that do. */
export class UnknownMiddleware extends Refusal("UnknownMiddleware", "LOC-13")<{
  readonly name: string;
  readonly known: string;
}> {}

/** A route rule leads where it may not; `target` is cleaned for the log. */
export class RedirectNotAllowed extends Refusal("RedirectNotAllowed", "LOC-14")<{ readonly target: string }> {}

/** A content page holds a block of a kind that does not exist; `known` lists those that do. */
export class UnknownBlock extends Refusal("UnknownBlock", "CNT-01")<{
  readonly name: string;
  readonly known: string;
}> {}
