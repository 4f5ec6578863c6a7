// Wakes the page in the browser: the router takes over what the server sent, the screen's code is there first, then React attaches.
// No server functions are used, so their client and its serialiser stay out of the browser.
import { RouterProvider } from "@tanstack/react-router";
import { hydrate } from "@tanstack/react-router/ssr/client";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { preloadShown } from "./page/screens.ts";
import { handedOver } from "./page/whole.ts";
import { getRouter } from "./router.tsx";

const router = getRouter();

// The router remembers the places it saw scrolled. Where the reader stands when the page wakes is one of them, for who comes back to it.
const noted = router.subscribe("onRendered", () => {
  noted();
  document.dispatchEvent(new Event("scroll"));
});

// Where `hydrate` looks for it.
Object.assign(window, { $_TSR: { router: handedOver() } });
await hydrate(router);
await preloadShown(router.state.matches.at(-1)?.loaderData);
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
});
