// The first page of the desk as the API has it: who is logged in, figures, what is to do, how much waits of each kind. The frame reads it on every screen.
import { queryOptions } from "@tanstack/react-query";
import type { Call, ValueOf } from "@kontor/adapters/client";
import { resultIn } from "../calls.ts";

export type TodayAnswer = ValueOf<"GET", "/shop/admin/today">["result"];
export type Todo = TodayAnswer["todo"][number];
export type TodoKind = Todo["kind"];

export const todayKey = ["today"] as const;

export const todayQuery = (call: Call) =>
  queryOptions({
    queryKey: todayKey,
    queryFn: ({ signal }) => resultIn(call("GET", "/shop/admin/today", { signal })),
  });
