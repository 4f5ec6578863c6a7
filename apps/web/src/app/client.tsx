// Wakes the page in the browser: the router begins from what stands in the document, the screen's code is there first, then React attaches.
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { attachedToHeard } from "../platform/client/heard-events.ts";
import { ignoreStrayPresses } from "../platform/client/second-press.ts";
import { preloadScreen } from "./screens/screens.ts";
import { takenWholes } from "./document/embedded-data.ts";
import { getRouter } from "./router.tsx";
import { PageDocument } from "./document/page-document.tsx";

ignoreStrayPresses();
const given = takenWholes();
await preloadScreen(given.page);

const router = getRouter(given);

// The router remembers the places it saw scrolled. Where the reader stands when the page wakes is one of them, for who comes back to it.
const noted = router.subscribe("onRendered", () => {
  noted();
  document.dispatchEvent(new Event("scroll"));
});

await router.load();
startTransition(() =>
  attachedToHeard(() =>
    hydrateRoot(
      document,
      <StrictMode>
        <PageDocument router={router} />
      </StrictMode>,
    ),
  ),
);
