// What is typed into a field with a button of its own goes along with the way on of its page, or stops it: nothing typed is dropped. [CRT-01] [CRT-04] [DOM-07]
import { createContext, useContext, useEffect, useEffectEvent, useState } from "react";

/** Commits what is typed: `nothing` where there is nothing new, `refused` where it cannot be and its field says why. */
type Commit = () => "nothing" | "wanted" | "refused";

export const GoesAlong = createContext<Set<Commit>>(new Set());

/** The fields of a screen, as they come and go. */
export const useFields = (): Set<Commit> => useState(() => new Set<Commit>())[0];

/** A field whose contents the way on takes along. */
export const useGoesAlong = (commit: Commit): void => {
  const fields = useContext(GoesAlong);
  const latest = useEffectEvent(commit);
  useEffect(() => {
    const field: Commit = () => latest();
    fields.add(field);
    return () => void fields.delete(field);
  }, [fields]);
};

/** Commits what is typed into all fields. */
export const takenAlong = (fields: ReadonlySet<Commit>): ReturnType<Commit> => {
  const outcomes = [...fields].map((commit) => commit());
  return outcomes.includes("refused") ? "refused" : outcomes.includes("wanted") ? "wanted" : "nothing";
};
