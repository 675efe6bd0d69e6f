/** The empty page with which own screens begin without a network; its place in its cache is known to the service worker. */
export const SHELL = "/offline-shell";
export const SHELL_CACHE = "mawrid-shell";

/** Nobody is signed in: no page begins without a network any more. The files stay, which are everybody's. Never throws. */
export async function dropShell(): Promise<void> {
  try {
    await caches.delete(SHELL_CACHE);
    const workers = await navigator.serviceWorker.getRegistrations();
    await Promise.all(workers.map((worker) => worker.unregister()));
  } catch {
    // Not where pages are not secure, nor in some private windows: there is nothing.
  }
}
