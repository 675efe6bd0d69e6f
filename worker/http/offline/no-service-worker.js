// In the place of the service worker where there shall be none: it takes itself and all that was kept away, and leaves the tabs
// as they are. Browsers ask for the file of a service worker with each page that they open.
addEventListener("install", () => self.skipWaiting());
addEventListener("activate", (event) => event.waitUntil(leave()));

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}
