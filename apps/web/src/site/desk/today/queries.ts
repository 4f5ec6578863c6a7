// The first page of the desk as the API has it: who is logged in, figures, what is to do, how much waits of each kind. The frame reads it on every screen.
import { queryOptions } from "@tanstack/react-query";
import type { ValueOf } from "@kontor/adapters/client";
import type { Send } from "../calls.ts";

export type TodayAnswer = ValueOf<"GET", "/shop/admin/today">["result"];
export type Todo = TodayAnswer["todo"][number];
export type TodoKind = Todo["kind"];

export const todayKey = ["today"] as const;

export const todayQuery = (send: Send) =>
  queryOptions({
    queryKey: todayKey,
    queryFn: ({ signal }) => send("GET", "/shop/admin/today", { signal }),
  });
