// The draft of an act on the screen where it stands. [FRM-01] [DSK-08]
import { useLocation } from "@tanstack/react-router";
import { draftAt, type Place } from "./draft.ts";
import { useDesk } from "./use-desk.ts";

/** Records and lists by their whole address: the same act may stand on many of them. */
export const usePlace = (act: string): Place => {
  const { account } = useDesk().given;
  const page = useLocation({ select: ({ href }) => href });
  return { account, page, act };
};

export const useDraft = (act: string) => draftAt(usePlace(act));
