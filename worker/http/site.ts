import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { Hono } from "hono";
import { except } from "hono/combine";
import { routePath } from "hono/route";
import { AppError } from "#domain/kernel/app-error.ts";
import { describeFault, toAppError } from "#worker/platform/errors.ts";
import { MAIL_STOP } from "#worker/platform/mail-stops.ts";
import { admission } from "./admission/admission.ts";
import { allowMethods, areKeyedReads, floodLimit, jsonOnly, MOST_CALLS, neverStored } from "./api-rules.ts";
import { BEACONS, mostBytesOf } from "./beacons.ts";
import type { AppBindings } from "./bindings.ts";
import { smallBodies } from "./bodies.ts";
import { CONTACT_EMAIL, sendContactEmail } from "./contact-email.ts";
import { demoLoginsJson, developmentOnly, mailboxJson, mailboxPage, runScheduledNow } from "./dev-pages.ts";
import { errorAnswer } from "./error-answer.ts";
import { loadApi } from "./load-api.ts";
import { MAIL_EVENTS, mailEvent } from "./mail-events.ts";
import { mailChoices, mailStop } from "./mail-stop.ts";
import { addPrivateFiles } from "./private-files.ts";
import { serveAvatar, serveLogo, serveProductPicture } from "./public-pictures.ts";
import { rates } from "./rates.ts";
import { ready } from "./ready.ts";
import { requestContext } from "./request-context.ts";
import { requestLog } from "./request-log.ts";
import { robots } from "./robots.ts";
import { openRoom } from "./rooms.ts";
import { sameOriginOnly } from "./same-origin.ts";
import { securityHeaders } from "./security-headers.ts";
import { serviceWorker } from "./service-worker.ts";
import { signUpFirst } from "./sign-up-first.ts";
import { sitemap, sitemapChunk } from "./sitemap.ts";
import { addUploads, UPLOAD_PATHS } from "./uploads.ts";
import { forgetAfterWrites } from "./warm/forget-after-writes.ts";

const API_PATHS = ["/api/*", "/functions/*", "/__dev/*"] as const;

/** Everything the Worker answers but the pages, which need the renderer and are added by worker/app.ts. */
export function createSite(): Hono<AppBindings> {
  const site = new Hono<AppBindings>();
  site.onError((error, c) => {
    console.error(
      JSON.stringify({ at: "http", route: routePath(c), requestId: c.get("requestId"), error: describeFault(error) }),
    );
    return errorAnswer(c, toAppError(error));
  });
  site.notFound((c) => errorAnswer(c, new AppError("NOT_FOUND")));
  site.use(requestLog());
  site.use(securityHeaders());
  site.use(requestContext());
  // Before what a write leaves behind: what is refused here wrote nothing.
  site.use(admission());
  site.use(forgetAfterWrites([...Object.keys(BEACONS), MAIL_EVENTS]));
  site.use(allowMethods("GET", "HEAD", "POST"));
  site.use(sameOriginOnly({ openToServers: [CONTACT_EMAIL, MAIL_STOP, MAIL_EVENTS] }));
  site.use(except([...API_PATHS], floodLimit("PAGE_FLOOD_LIMIT")));
  for (const path of API_PATHS) {
    site.use(path, neverStored(), floodLimit("FLOOD_LIMIT"), except([...UPLOAD_PATHS], jsonOnly()));
    // Beacons have a smaller limit of their own.
    site.use(path, except([...UPLOAD_PATHS, ...Object.keys(BEACONS)], smallBodies()));
  }
  addApi(site);
  site.get("/rates.json", rates);
  site.get("/sw.js", serviceWorker);
  site.get("/robots.txt", robots);
  site.get("/sitemap.xml", sitemap);
  site.get("/:file{sitemap-\\d+\\.xml}", sitemapChunk);
  site.get("/supplier-registration", signUpFirst);
  site.get("/parties/*", openRoom);
  site.get("/files/avatars/:name", serveAvatar);
  site.get("/files/products/:name", serveProductPicture);
  site.get("/files/logos/:name", serveLogo);
  addPrivateFiles(site);
  addDeveloperPages(site);
  return site;
}

function addApi(site: Hono<AppBindings>): void {
  site.get("/api/health", (c) => c.json({ ok: true }));
  site.get("/api/ready", ready);
  site.all("/api/trpc/*", async (c) =>
    fetchRequestHandler({
      endpoint: "/api/trpc",
      req: c.req.raw,
      router: await loadApi(),
      createContext: () => c.get("context"),
      maxBatchSize: MOST_CALLS,
      allowMethodOverride: areKeyedReads(c.req.path),
      responseMeta: ({ errors }) => answerMeta(errors),
    }),
  );
  site.post(MAIL_STOP, smallBodies(), mailStop);
  site.get(MAIL_STOP, mailChoices);
  site.post(MAIL_EVENTS, smallBodies(), mailEvent);
  addUploads(site);
  for (const [path, take] of Object.entries(BEACONS))
    site.all(path, allowMethods("POST"), smallBodies(mostBytesOf(path)), take);
  site.all(CONTACT_EMAIL, allowMethods("POST"), sendContactEmail);
}

/** The longest wait that any call of the batch asks for. */
function answerMeta(errors: readonly unknown[]) {
  const headers = new Headers();
  const seconds = Math.max(0, ...errors.map((error) => toAppError(error).details.retryAfter ?? 0));
  if (seconds > 0) headers.set("Retry-After", String(seconds));
  return { headers };
}

function addDeveloperPages(site: Hono<AppBindings>): void {
  site.use("/__dev/*", developmentOnly());
  site.get("/__dev/mailbox", mailboxPage);
  site.get("/__dev/mailbox.json", mailboxJson);
  site.get("/__dev/demo-logins.json", demoLoginsJson);
  site.post("/__dev/scheduled", runScheduledNow);
}
