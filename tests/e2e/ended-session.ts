import type { Page, Request } from "@playwright/test";

/** Calls after which the browser's session may be over. */
const ENDING = /\/api\/trpc\/[\w.,]*\b(auth\.(signOut|resetPassword)|account\.(confirmEmailChange|endSession))\b/;
/** Those of them after which the page asks who is signed in; until it has heard, it believes what it knew. */
const ASKS_AFTERWARDS = /\b(auth\.resetPassword|account\.confirmEmailChange)\b/;
const WHO_IS_IT = /\/api\/trpc\/[\w.,]*\bauth\.session\b/;
const CALL = /\/api\/trpc\//;
/** A busy page reads an answer that long after it came. */
const READ_WITHIN_MS = 1000;

/**
 * Watches for the page's own calls that end its session: a call that leaves before the page can know of it is rightly
 * refused, which the browser puts into its console, whatever the page does. One that leaves afterwards is none of these.
 * @returns whether a console message about an address is of such a call; each call excuses one message
 */
export function watchOwnEndings(page: Page): (url: string, message: string) => boolean {
  /** Endings that the page does not know of yet: under way, or answered and not yet asked about. */
  const endings = new Map<Request, "asked" | "answered">();
  /** What each question who it is will tell of: the endings that were answered before it was asked. */
  const questions = new Map<Request, Request[]>();
  const underWay = new Set<Request>();
  const excused = new Map<string, number>();
  const excuse = (call: Request) => excused.set(call.url(), (excused.get(call.url()) ?? 0) + 1);
  page.on("request", (request) => {
    const url = request.url();
    if (WHO_IS_IT.test(url)) {
      const answered = [...endings].filter(([, state]) => state === "answered");
      questions.set(
        request,
        answered.map(([ending]) => ending),
      );
    }
    if (ENDING.test(url)) {
      endings.set(request, "asked");
      for (const call of underWay) excuse(call);
    } else if (CALL.test(url)) {
      underWay.add(request);
      if (endings.size > 0) excuse(request);
    }
  });
  const end = (request: Request, isGood: boolean) => {
    underWay.delete(request);
    const isUnheard = isGood && ASKS_AFTERWARDS.test(request.url());
    if (endings.has(request) && isUnheard) endings.set(request, "answered");
    else endings.delete(request);
    const told = questions.get(request) ?? [];
    setTimeout(() => told.map((ending) => endings.delete(ending)), READ_WITHIN_MS);
  };
  page.on("response", (response) => end(response.request(), response.ok()));
  page.on("requestfailed", (request) => end(request, false));
  return (url, message) => {
    const left = message.includes("status of 401") ? (excused.get(url) ?? 0) : 0;
    if (left > 0) excused.set(url, left - 1);
    return left > 0;
  };
}
