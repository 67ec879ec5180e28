/**
 * The service worker: keeps this build on the device, so that the page comes up without a server and says so. What is
 * live (`/ws`, `/api`) never passes through here. It never takes over by itself: old parts that an open page may still
 * ask for would be gone. `worker.ts` tells it when.
 */
declare const self: ServiceWorkerGlobalScope;
/** The paths of the build, put in by vite.config.ts. */
declare const __FILES__: readonly string[];

const OURS = "spit-";
const CACHE = OURS + __BUILD__;
const FILES = __FILES__;
const SHELL = "/";
/** Names under this hold a hash of what is in them: a copy is as good as the server's, whatever its age. */
const HASHED = "/assets/";
/** How long the server may take for a page before the one kept is shown, in ms. */
const PATIENCE = 2000;

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(clear()));
self.addEventListener("message", (event) => {
  if (event.data === "skip") void self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || /^\/(ws|api)(\/|$)/.test(pathname)) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith(HASHED)) event.respondWith(part(request));
  else if (FILES.includes(pathname)) event.respondWith(icon(request));
});

async function keep(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(
    FILES.map((path) => new Request(path, { cache: path.startsWith(HASHED) ? "default" : "reload" })),
  );
}

async function clear(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(OURS) && name !== CACHE) await caches.delete(name);
  await self.clients.claim();
}

/** The server's page, unless it takes too long or there is none: then the one kept. */
async function page(request: Request): Promise<Response> {
  const asked = fetch(request).catch(() => undefined);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));
  const answer = await Promise.race([asked, late]);
  if (answer && answer.status < 500) return answer;
  return (await kept(SHELL)) ?? (await asked) ?? Response.error();
}

/** A part of this build, or of another that is kept: a page may be newer than its worker. */
async function part(request: Request): Promise<Response> {
  return (await kept(request)) ?? (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** What has no hash in its name; the address may be another program's by now, as they change on one's own machine. */
async function icon(request: Request): Promise<Response> {
  return fetch(request).catch(async () => (await kept(request)) ?? Response.error());
}

async function kept(request: Request | string): Promise<Response | undefined> {
  return (await caches.open(CACHE)).match(request, { ignoreVary: true });
}

export {};
