/** Where the built page names the graph of its scripts: another name is another build (scripts/vite/script-graph.ts). */
const BUILD = "script-graph";
/** Where the empty page names the list of what own screens need. */
const LIST = "own-files";
/** The place of the empty page in the cache, where the service worker finds it (worker/http/offline/service-worker.js). */
const SHELL = "/offline-shell";
const CACHE = "mawrid-shell";
/** What stands at the head of every page. */
const MARK = "/mark.svg";
/** A cache for the files of each build and language. */
const FILES = "mawrid-files ";
/** So many of them stay: a tab that was opened before a deployment goes on with the files of its own. */
const BUILDS_KEPT = 3;
/** The list is one of some hundred small files: what the page itself needs goes before. */
const AT_ONCE = 4;
const LOOK_EVERY_MS = 15 * 60_000;

/** The empty page in the reader's language, as the server has it now. */
interface Shell {
  answer: Response;
  build: string | null;
  list: string | null;
}

/**
 * Keeps what own screens need to begin without a network, and looks for a new build now and then. The service worker comes with
 * it. Development has no build, and where the server wants no service worker (docs/runbook.md) it goes, with all that was kept.
 * @param onNewer hears that the site has another build than this page, whose files are here by then
 * @returns leaves off
 */
export function keepAppShell(onNewer: () => void): () => void {
  const own = namedIn(document, BUILD);
  if (!own || !("serviceWorker" in navigator) || typeof caches === "undefined") return () => {};
  let lookedAt = Number.NEGATIVE_INFINITY;
  const look = async () => {
    if (document.hidden || !navigator.onLine || performance.now() - lookedAt < LOOK_EVERY_MS) return;
    lookedAt = performance.now();
    // A browser without service workers, as in some private windows, answers nothing or throws.
    if (!(await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" }))) return;
    const shell = await readShell();
    if (!shell) return;
    await keepShell(shell);
    if (shell.build !== null && shell.build !== own) onNewer();
  };
  // What did not work now is tried at the next look.
  const tryLook = () => void look().catch(() => undefined);
  document.addEventListener("visibilitychange", tryLook);
  window.addEventListener("online", tryLook);
  tryLook();
  return () => {
    document.removeEventListener("visibilitychange", tryLook);
    window.removeEventListener("online", tryLook);
  };
}

async function readShell(): Promise<Shell | null> {
  const answer = await fetch(`${SHELL}/${document.documentElement.lang}`, { cache: "no-store" });
  if (answer.status === 410) await removeAll();
  if (!answer.ok) return null;
  const page = new DOMParser().parseFromString(await answer.clone().text(), "text/html");
  return { answer, build: namedIn(page, BUILD), list: namedIn(page, LIST) };
}

/** The files come first: an empty page without them would stay empty. */
async function keepShell({ answer, list }: Shell): Promise<void> {
  if (!list) return;
  const language = document.documentElement.lang;
  const name = `${FILES}${list} ${language}`;
  const shells = await caches.open(CACHE);
  const kept = await shells.match(SHELL);
  // An empty page in another language would be loaded again for ever.
  if (kept && kept.headers.get("Content-Language") !== language) await shells.delete(SHELL);
  await keepFiles(await caches.open(name), [...(await filesOf(list, language)), list, MARK, ...usedFonts()]);
  await shells.put(SHELL, answer);
  const older = (await caches.keys()).filter((one) => one.startsWith(FILES) && one !== name);
  await Promise.all(older.slice(0, 1 - BUILDS_KEPT).map((one) => caches.delete(one)));
}

/** Scripts are named alone, since each language has its own; what else there is by its place. */
async function filesOf(list: string, language: string): Promise<string[]> {
  const answer = await fetch(list);
  const names: string[] = await answer.json();
  return names.map((name) => (name.startsWith("/") ? name : `/assets/${language}/${name}`));
}

/** Of the fonts there are many pieces, and a reader needs some. */
function usedFonts(): string[] {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  return loaded.filter((path) => path.startsWith("/assets/") && path.endsWith(".woff2"));
}

async function keepFiles(cache: Cache, files: readonly string[]): Promise<void> {
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = files.filter((file) => !known.has(file));
  const keepNext = async () => {
    for (let file = missing.pop(); file !== undefined; file = missing.pop()) await cache.add(file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keepNext));
}

async function removeAll(): Promise<void> {
  const [workers, names] = await Promise.all([navigator.serviceWorker.getRegistrations(), caches.keys()]);
  await Promise.all(workers.map((worker) => worker.unregister()));
  await Promise.all(names.map((name) => caches.delete(name)));
}

function namedIn(page: Document, name: string): string | null {
  return page.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content || null;
}
