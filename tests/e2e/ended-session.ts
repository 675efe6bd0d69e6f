import type { Page } from "@playwright/test";

/** Calls after which the browser's session may be over. */
const ENDING = /\/api\/trpc\/[\w.,]*\b(auth\.(signOut|resetPassword)|account\.(confirmEmailChange|endSession))\b/;
const READ = /\/api\/trpc\//;

/**
 * Watches for the page's own calls that end its session: a read that is under way beside one is rightly refused, which the
 * browser puts into its console, whatever the page does. A read that is asked afterwards is none of these.
 * @returns whether a console message about an address is of such a read
 */
export function watchOwnEndings(page: Page): (url: string, message: string) => boolean {
  let endings = 0;
  const underWay = new Set<string>();
  const beside = new Set<string>();
  page.on("request", (request) => {
    const url = request.url();
    if (ENDING.test(url)) {
      endings += 1;
      for (const read of underWay) beside.add(read);
    } else if (READ.test(url)) {
      underWay.add(url);
      if (endings > 0) beside.add(url);
      else beside.delete(url);
    }
  });
  const end = (url: string) => {
    underWay.delete(url);
    if (ENDING.test(url)) endings -= 1;
  };
  page.on("response", (response) => end(response.url()));
  page.on("requestfailed", (request) => end(request.url()));
  return (url, message) => beside.has(url) && message.includes("status of 401");
}
