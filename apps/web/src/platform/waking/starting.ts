// Runs at the end of documents whose app comes by itself, built and written into them: the page is drawn first, since its scripts are many and a phone is slow to ask for them (decision 99). [LOC-16]
import { fetchAhead } from "./fetch-ahead.ts";

const script = document.currentScript as HTMLScriptElement;
const { app, needs } = script.dataset as { readonly app: string; readonly needs: string };
script.remove();

const start = (): void => {
  fetchAhead({ rel: "modulepreload", fetchPriority: "low" }, needs.split(" "));
  // Without them the page is plain HTML, as it stands.
  import(/* @vite-ignore */ app).catch(() => 0);
};

// A page in the background draws nothing.
if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));
