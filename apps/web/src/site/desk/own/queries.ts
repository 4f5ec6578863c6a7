// The logins that are open of who works here. [ACC-04]
import { queryOptions } from "@tanstack/react-query";
import type { ValueOf } from "@kontor/adapters/client";
import type { Send } from "../calls.ts";
import { kindKey } from "../queries.ts";

export type OwnLogins = ValueOf<"GET", "/shop/account/sessions">["result"];
export type OwnLogin = OwnLogins["sessions"][number];

export const ownKey = kindKey("own");

export const loginsQuery = (send: Send) =>
  queryOptions({
    queryKey: ownKey,
    queryFn: ({ signal }) => send("GET", "/shop/account/sessions", { signal }),
  });
