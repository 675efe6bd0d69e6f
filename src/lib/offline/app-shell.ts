import { keptOwner } from "./answers-owner.ts";
import { dropShell, SHELL, SHELL_CACHE } from "./kept-shell.ts";
import { isDear, whenIdle } from "./spare-line.ts";

/** Where the built page names the graph of its scripts: another name is another build (scripts/vite/script-graph.ts). */
const BUILD = "script-graph";
/** Where the empty page names the list of what own screens need. */
const LIST = "own-files";
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
 * @param onNewer hears that the site has another build than this page
 * @returns leaves off
 */
export function keepAppShell(onNewer: () => void): () => void {
  const own = namedIn(document, BUILD);
  if (!own || !("serviceWorker" in navigator) || typeof caches === "undefined") return () => {};
  let lookedAt = Number.NEGATIVE_INFINITY;
  let isLooking = false;
  const look = async () => {
    await whenIdle();
    const shell = await shellOfNow();
    lookedAt = performance.now();
    // What cannot be kept, as where the disk is full, is not fetched at each look; of a new build it is told all the same.
    if (shell && !isDear()) await keepShell(shell).catch(() => undefined);
    const build = shell?.build ?? null;
    if (build !== null && build !== own) onNewer();
  };
  // What did not work now is tried at the next occasion.
  const tryLook = () => {
    if (isLooking || document.hidden || !navigator.onLine || performance.now() - lookedAt < LOOK_EVERY_MS) return;
    isLooking = true;
    void look()
      .catch(() => undefined)
      .finally(() => {
        isLooking = false;
      });
  };
  document.addEventListener("visibilitychange", tryLook);
  window.addEventListener("online", tryLook);
  tryLook();
  return () => {
    document.removeEventListener("visibilitychange", tryLook);
    window.removeEventListener("online", tryLook);
  };
}

/** @returns null where the site has none */
async function shellOfNow(): Promise<Shell | null> {
  const answer = await fetch(`${SHELL}/${document.documentElement.lang}`, { cache: "no-store" });
  if (answer.status === 410) await removeAll();
  if (!answer.ok) return null;
  const page = new DOMParser().parseFromString(await answer.clone().text(), "text/html");
  return { answer, build: namedIn(page, BUILD), list: namedIn(page, LIST) };
}

/** The files come first: an empty page without them would stay empty. */
async function keepShell({ answer, list }: Shell): Promise<void> {
  if (!list || keptOwner() === null) return;
  // A browser without service workers, as in some private windows, answers nothing or throws.
  if (!(await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" }))) return;
  // Signed out meanwhile: the sign-out found no service worker yet.
  if (keptOwner() === null) return dropShell();
  const name = `${FILES}${list} ${document.documentElement.lang}`;
  await keepFiles(await caches.open(name), await filesOf(list));
  // Signed out meanwhile.
  if (keptOwner() === null) return;
  await (await caches.open(SHELL_CACHE)).put(SHELL, answer);
  if (keptOwner() === null) await dropShell();
  const older = (await caches.keys()).filter((one) => one.startsWith(FILES) && one !== name);
  await Promise.all(older.slice(0, 1 - BUILDS_KEPT).map((one) => caches.delete(one)));
}

/** Scripts are named alone, since each language has its own; what else there is by its place. */
async function filesOf(list: string): Promise<string[]> {
  const names: string[] = await (await fetch(list)).json();
  const files = names.map((name) => (name.startsWith("/") ? name : `/assets/${document.documentElement.lang}/${name}`));
  return [...files, list, MARK, ...usedFonts()];
}

/** Of the fonts there are many pieces, and a reader needs some. */
function usedFonts(): string[] {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  return loaded.filter((path) => path.startsWith("/assets/") && path.endsWith(".woff2"));
}

/** A few at once, and only while the page has nothing to do. */
async function keepFiles(cache: Cache, files: readonly string[]): Promise<void> {
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = files.filter((file) => !known.has(file));
  while (missing.length > 0) {
    await whenIdle();
    await cache.addAll(missing.splice(0, AT_ONCE));
  }
}

async function removeAll(): Promise<void> {
  await dropShell();
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

function namedIn(page: Document, name: string): string | null {
  return page.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content || null;
}
