// The service worker of browsers, sent as it stands here (docs/decisions/0025-offline.md). It stores nothing: what it gives was
// put into the cache by the page (src/lib/offline/app-shell.ts), and holds nothing of anybody.
const SHELL = "/offline-shell";
const MARK = "/mark.svg";
/** Screens that begin without a network; scripts/vite/own-files.ts lists their scripts. */
const OWN = /^\/(?:cart|inbox|messages|notifications|orders|quotes|rfqs|supplier-dashboard|waiting)(?:\/|$)/;
/** So long their pages are waited for, in milliseconds. */
const LONGEST_WAIT = 6000;

addEventListener("install", () => self.skipWaiting());
addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  // Names under /assets carry a hash of the content: what is there under a name is it, of whatever build.
  if (pathname.startsWith("/assets/")) event.respondWith(file(request));
  else if (pathname === MARK) event.respondWith(fetch(request).catch((error) => orThrow(kept(MARK), error)));
  else if (request.mode === "navigate" && OWN.test(pathname)) event.respondWith(page(request));
  else if (request.mode === "navigate" && pathname === "/") event.respondWith(start(request));
});

async function file(request) {
  return (await kept(request)) ?? fetch(request);
}

/** The page of the network; the empty one, which draws what the browser keeps, where there is none, or not in time. */
async function page(request) {
  const answer = fetch(request);
  const late = new Promise((_, reject) => setTimeout(reject, LONGEST_WAIT));
  return Promise.race([answer, late]).catch(async () => (await kept(SHELL)) ?? answer);
}

/** The installed app begins with the home page: without a network it leads to what waits. */
async function start(request) {
  return fetch(request).catch(async (error) => {
    await orThrow(kept(SHELL), error);
    return Response.redirect("/waiting");
  });
}

/** A disk that fails is as one that has nothing. */
function kept(asked) {
  return caches.match(asked).catch(() => undefined);
}

async function orThrow(coming, error) {
  const answer = await coming;
  if (!answer) throw error;
  return answer;
}
