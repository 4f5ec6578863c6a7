// Door of cookies that change: hears of changed cookies: the Cookie Store's events where the browser has it, else a look each 300 ms while the page is visible. [VIS-04]
import { type CookieChange, cookieChanges, cookiePollingInterval } from "@kontor/domain/visitor/consent";

/** What the Cookie Store reports; `changed` cookies have a value. */
export interface StoreChange {
  readonly changed: readonly { readonly name?: string; readonly value?: string }[];
  readonly deleted: readonly { readonly name?: string }[];
}

/** The parts of a window that tell of cookies. */
export interface CookieWindow {
  readonly document: {
    readonly cookie: string;
    readonly visibilityState: string;
    readonly addEventListener: (type: "visibilitychange", listener: () => void) => void;
    readonly removeEventListener: (type: "visibilitychange", listener: () => void) => void;
  };
  readonly cookieStore?:
    | {
        readonly addEventListener: (type: "change", listener: (event: StoreChange) => void) => void;
        readonly removeEventListener: (type: "change", listener: (event: StoreChange) => void) => void;
        readonly getAll: () => Promise<StoreChange["changed"]>;
      }
    | undefined;
  readonly setInterval: (look: () => void, milliseconds: number) => number;
  readonly clearInterval: (timer: number) => void;
}

/** Reports which of the cookies that scripts can read were added, removed or changed; returns how to stop. */
export const watchCookies = (
  onChange: (changes: readonly CookieChange[]) => void,
  page: CookieWindow = globalThis as unknown as CookieWindow,
): (() => void) => {
  const store = page.cookieStore;
  if (store !== undefined) {
    // The event says what changed; `document.cookie` of another tab may be a moment older.
    const report = ({ changed, deleted }: StoreChange): void =>
      onChange([
        ...changed.map(({ name = "", value = "" }) => ({ name, value })),
        ...deleted.map(({ name = "" }) => ({ name, value: null })),
      ]);
    store.addEventListener("change", report);
    // The browser starts to report a moment later. Its list comes after that and has what another tab changed until then.
    const before = page.document.cookie;
    const catchUp = (all: StoreChange["changed"]): void => {
      const changes = cookieChanges(before, all.map(({ name, value }) => `${name}=${value}`).join(";"));
      if (changes.length > 0) onChange(changes);
    };
    store.getAll().then(catchUp, () => undefined);
    return () => store.removeEventListener("change", report);
  }
  const seen = { cookies: page.document.cookie };
  const look = (): void => {
    const before = seen.cookies;
    seen.cookies = page.document.cookie;
    const changes = cookieChanges(before, seen.cookies);
    if (changes.length > 0) onChange(changes);
  };
  const polling: { timer: number | null } = { timer: null };
  const follow = (): void => {
    if (polling.timer !== null) page.clearInterval(polling.timer);
    polling.timer = page.document.visibilityState === "visible" ? page.setInterval(look, cookiePollingInterval) : null;
    // What changed while no listener was registered.
    if (polling.timer !== null) look();
  };
  follow();
  page.document.addEventListener("visibilitychange", follow);
  return () => {
    page.document.removeEventListener("visibilitychange", follow);
    if (polling.timer !== null) page.clearInterval(polling.timer);
  };
};
