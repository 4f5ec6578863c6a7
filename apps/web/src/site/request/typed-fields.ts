// A draft as its form sends it: texts as they are, a ticked box as `on`; files are beside it. [FRM-01]
import type { Draft } from "@kontor/domain/site/request";
import type { TypedFields } from "./message-views.ts";

export const typedFields = ({ fields }: Pick<Draft, "fields">): TypedFields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]: [string, unknown]) =>
      typeof value === "string" ? [[name, value]] : value === true ? [[name, "on"]] : [],
    ),
  );
