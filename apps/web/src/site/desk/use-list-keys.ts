// The keys of a list: j and k go down and up, x chooses; Enter opens, as React Aria has it. [DSK-05]
import { type RefObject, useRef } from "react";
import { useKeys } from "./use-keys.ts";

export const useListKeys = (): RefObject<HTMLDivElement | null> => {
  const list = useRef<HTMLDivElement>(null);
  const rows = (): readonly HTMLElement[] => [
    ...(list.current?.querySelectorAll<HTMLElement>(
      "[role=row][data-key]:not(:has([role=columnheader])), [data-line]",
    ) ?? []),
  ];
  const here = (): number => rows().findIndex((row) => row.contains(document.activeElement));
  useKeys((key) => {
    switch (key) {
      case "j":
        rows()[Math.min(here() + 1, rows().length - 1)]?.focus();
        return true;
      case "k":
        rows()[Math.max(here() - 1, 0)]?.focus();
        return true;
      case "x":
        rows()[here()]?.querySelector<HTMLInputElement>("input[type=checkbox]")?.click();
        return true;
      default:
        return false;
    }
  });
  return list;
};
