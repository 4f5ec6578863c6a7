// Runs in documents of a customer's own pages and of the admin area, written into them: a logout in another tab takes what they show out of sight, also where no script of the page has come yet (decision 98); and what was typed before a login ended by itself is there again after the next one. [FRM-01] [SES-03] [SES-09]
import { isHintedLogin } from "./login-hint.ts";
import { typeAgainAfterLogin } from "./typed-before-login.ts";

typeAgainAfterLogin();

// Only what was drawn for a login has this script: the document whose own answer ended one says so by itself.
const wasLoggedIn = isHintedLogin();
const state = { isLeaving: false };

/** A page that is awake shows it by itself, as a toast. A tab that leads on already, by its own logout or to a page that says that the login is over, is let go. A refused form is not sent once more. */
const leave = (): void => {
  if (wasLoggedIn && !(state.isLeaving || "awake" in document.documentElement.dataset))
    location.replace(location.pathname + location.search);
};

/** A page that is looked at is not being left: it has come back, or what was fetched became a download. One that goes out of sight may be. */
const look = (): void => {
  if (document.visibilityState === "hidden") return;
  state.isLeaving = false;
  if (!isHintedLogin()) leave();
};

// What scripts read here may be older for a moment than what is reported.
self.cookieStore?.addEventListener("change", ({ deleted }) => {
  if (deleted.some(({ name }) => name === "signed-in")) leave();
});
addEventListener("beforeunload", () => {
  state.isLeaving = true;
});
document.addEventListener("visibilitychange", look);
addEventListener("pageshow", look);
