// Starts the app of the desk in the browser: it begins with what the document brought along, and draws over the empty frame. [DSK-07]
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { callIn } from "../../platform/client/shop-fetch.ts";
import { openDesk } from "./desk.tsx";
import { deskId, type DeskGiven, givenId } from "./given.ts";

const given = JSON.parse(document.getElementById(givenId)?.textContent ?? "null") as DeskGiven;
const place = document.getElementById(deskId);

if (place !== null) {
  const { app, router } = openDesk(given, callIn(given.locale), (path) =>
    fetch(`${path}?locale=${given.locale}`, { headers: { accept: "text/html" } }),
  );
  // With its data and its code there, the first screen is drawn in one go.
  await router.load();
  createRoot(place).render(<StrictMode>{app}</StrictMode>);
}
