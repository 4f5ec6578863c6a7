// The worker of the check: the page opens without a network, from copies of its files; everything else passes by. [TKT-02]

/** What the server writes above: which files, for which page. */
interface CheckFacts {
  readonly version: string;
  readonly files: readonly string[];
  readonly shell: string;
  readonly scope: string;
}

interface WorkerScope extends EventTarget {
  readonly checkFacts: CheckFacts;
  readonly skipWaiting: () => Promise<void>;
  readonly clients: { readonly claim: () => Promise<void> };
}

interface Waiting extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface Fetching extends Waiting {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
}

const worker = globalThis as unknown as WorkerScope;
const { version, files, shell, scope } = worker.checkFacts;
const cacheName = `check-${version}`;

/** How long the network may take before the page opens from its copy. */
const patienceMs = 4_000;

const stored = async (): Promise<void> => {
  const cache = await caches.open(cacheName);
  await cache.addAll(files.map((file) => new Request(file, { cache: "reload" })));
  await worker.skipWaiting();
};

/** Copies of other versions of this language go. */
const tidied = async (): Promise<void> => {
  const language = cacheName.slice(0, "check-xx".length);
  const old = (await caches.keys()).filter((name) => name.startsWith(language) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
};

const copyOf = async (path: string): Promise<Response> => (await caches.match(path)) ?? Response.error();

/** The page as the server has it, else its copy. */
const opened = async (request: Request): Promise<Response> => {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(patienceMs) });
    return answer.status >= 500 ? await copyOf(shell) : answer;
  } catch {
    return copyOf(shell);
  }
};

worker.addEventListener("install", (event) => (event as Waiting).waitUntil(stored()));
worker.addEventListener("activate", (event) => (event as Waiting).waitUntil(tidied()));
worker.addEventListener("fetch", (event) => {
  const { request, respondWith } = event as Fetching;
  const { pathname, origin } = new URL(request.url);
  if (request.method !== "GET" || origin !== globalThis.location.origin) return;
  const answer = respondWith.bind(event);
  if (request.mode === "navigate") {
    if ((pathname === scope || pathname.startsWith(`${scope}/`)) && !pathname.endsWith("/print-all"))
      answer(opened(request));
  } else if (files.includes(pathname)) answer(caches.match(request).then((copy) => copy ?? fetch(request)));
});
