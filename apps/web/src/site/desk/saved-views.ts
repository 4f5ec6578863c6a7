// Views of lists that were saved by a name, as this browser has them: the address of a list with its filter, order and period. [DSK-05]
import { useSyncExternalStore } from "react";

export interface SavedView {
  /** The path of the list. */
  readonly path: string;
  readonly name: string;
  /** The query of the address, without the language. */
  readonly search: string;
}

const place = "desk-views";
const none = "[]";
const listeners = new Set<() => void>();

/** As many as can still be looked through; the oldest goes. */
const mostViews = 50;

const isView = (value: unknown): value is SavedView =>
  typeof value === "object" &&
  value !== null &&
  ["path", "name", "search"].every((field) => typeof (value as Record<string, unknown>)[field] === "string");

/** What cannot be read, such as what another version left there, is no view. */
export const viewsIn = (stored: string): readonly SavedView[] => {
  try {
    const views: unknown = JSON.parse(stored);
    return Array.isArray(views) ? views.filter(isView) : [];
  } catch {
    return [];
  }
};

/** A view of the same list and name takes the place of the one before. */
export const withView = (views: readonly SavedView[], view: SavedView): readonly SavedView[] =>
  [...withoutView(views, view), view].slice(-mostViews);

export const withoutView = (views: readonly SavedView[], { path, name }: SavedView): readonly SavedView[] =>
  views.filter((each) => each.path !== path || each.name !== name);

const storedText = (): string => localStorage.getItem(place) ?? none;

const store = (views: readonly SavedView[]): void => {
  localStorage.setItem(place, JSON.stringify(views));
  for (const changed of listeners) changed();
};

export const saveView = (view: SavedView): void => store(withView(viewsIn(storedText()), view));
export const forgetView = (view: SavedView): void => store(withoutView(viewsIn(storedText()), view));

/** Those of a list. */
export const useSavedViews = (path: string): readonly SavedView[] => {
  const stored = useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      addEventListener("storage", changed);
      return () => {
        listeners.delete(changed);
        removeEventListener("storage", changed);
      };
    },
    storedText,
    () => none,
  );
  return viewsIn(stored).filter((view) => view.path === path);
};
