// Runs in documents that ask for consent, written into them behind the banner: the first press, or a decision in another tab, fetches what answers it; where that does not come, the form is sent. [VIS-02]
import type { consentCookie } from "@kontor/domain/visitor/consent";

// Where the visitor was before the focus came to the banner.
let before: EventTarget | null = null;
document.addEventListener("focusin", ({ target }) => {
  if (!(target as Element).closest("#consent")) before = target;
});

const answer = (event: SubmitEvent): void => {
  const { submitter } = event;
  const form = event.target as HTMLFormElement;
  // In another language it is another element.
  const banner = form.parentElement as HTMLElement;
  if (!submitter || banner.id !== "consent") return;
  event.preventDefault();
  submitter.ariaBusy = "true";
  // Who leaves before the script is there has decided all the same.
  const post = (): unknown =>
    navigator.sendBeacon(form.action, new URLSearchParams(new FormData(form, submitter) as never));
  addEventListener("pagehide", post);
  import(/* @vite-ignore */ banner.dataset.script as string)
    .then((running) => running.banner.press(submitter, before))
    .then(() => removeEventListener("pagehide", post))
    .catch(() => {
      removeEventListener("pagehide", post);
      removeEventListener("submit", answer, true);
      submitter.ariaBusy = null;
      form.requestSubmit(submitter);
    });
};

// Another tab has decided, or the page before this one while this one was on its way: whose banner stands here follows, too.
const consent: typeof consentCookie.name = "consent";
const follow = (): void => {
  const script = document.getElementById("consent")?.dataset.script;
  if (script) import(/* @vite-ignore */ script).then((running) => running.banner.follow(), Boolean);
};
self.cookieStore?.addEventListener("change", ({ changed }) => changed.some(({ name }) => name === consent) && follow());
if (document.cookie.includes(`${consent}=`)) follow();

// Before any other listener: a form that is answered here is not sent.
addEventListener("submit", answer, true);
