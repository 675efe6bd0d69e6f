import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { Hono } from "hono";
import { except } from "hono/combine";
import { AppError } from "#domain/kernel/app-error.ts";
import { describeFault, toAppError } from "#worker/trpc/error-mapping.ts";
import { appRouter } from "#worker/trpc/router.ts";
import { allowMethods, floodLimit, jsonOnly, neverStored, smallBodies } from "./api-rules.ts";
import { AVATAR_UPLOAD, accountsOnly, pictureBodies, uploadAvatar } from "./avatar-upload.ts";
import type { AppBindings } from "./bindings.ts";
import { companiesOnly, DOCUMENT_UPLOAD, documentBodies, serveDocument, takeDocument } from "./company-documents.ts";
import { sendContactEmail } from "./contact-email.ts";
import { demoLoginsJson, developmentOnly, mailboxJson, mailboxPage, runScheduledNow } from "./dev-pages.ts";
import { errorAnswer } from "./error-answer.ts";
import { serveAvatar, serveLogo, serveProductPicture } from "./files.ts";
import {
  MESSAGE_FILE_UPLOAD,
  messageFileBodies,
  serveMessageFile,
  serveOpenedFile,
  takeMessageFile,
} from "./message-files.ts";
import {
  ORDER_DOCUMENT_UPLOAD,
  orderDocumentBodies,
  serveOrderDocument,
  takeOrderDocument,
} from "./order-documents.ts";
import { PICTURE_UPLOAD, productPictureBodies, takeProductPicture } from "./product-pictures.ts";
import { beaconBodies, takeProductView, VIEW_BEACON } from "./product-views.ts";
import { requestContext } from "./request-context.ts";
import { RFQ_FILE_UPLOAD, rfqFileBodies, serveRfqFile, takeRfqFile, verifiedOnly } from "./rfq-files.ts";
import { openRoom } from "./rooms.ts";
import { sameOriginOnly } from "./same-origin.ts";
import { securityHeaders } from "./security-headers.ts";
import { robots, sitemap, sitemapChunk } from "./sitemap.ts";

const API_PATHS = ["/api/*", "/functions/*", "/__dev/*"] as const;

/** Everything the Worker answers but the pages, which need the renderer and are added by worker/app.ts. */
export function createSite(): Hono<AppBindings> {
  const site = new Hono<AppBindings>();
  site.onError((error, c) => {
    const { requestId } = c.get("context") ?? {};
    console.error(JSON.stringify({ at: "http", path: c.req.path, requestId, error: describeFault(error) }));
    return errorAnswer(c, toAppError(error));
  });
  site.notFound((c) => errorAnswer(c, new AppError("NOT_FOUND")));
  site.use(securityHeaders());
  site.use(requestContext());
  site.use(allowMethods("GET", "HEAD", "POST"));
  site.use(sameOriginOnly());
  site.use(except([...API_PATHS], floodLimit("PAGE_FLOOD_LIMIT")));
  for (const path of API_PATHS) {
    site.use(
      path,
      neverStored(),
      floodLimit("FLOOD_LIMIT"),
      except(
        [AVATAR_UPLOAD, DOCUMENT_UPLOAD, PICTURE_UPLOAD, RFQ_FILE_UPLOAD, ORDER_DOCUMENT_UPLOAD, MESSAGE_FILE_UPLOAD],
        jsonOnly(),
        smallBodies(),
      ),
    );
  }
  addApi(site);
  site.get("/robots.txt", robots);
  site.get("/sitemap.xml", sitemap);
  site.get("/:file{sitemap-\\d+\\.xml}", sitemapChunk);
  site.get("/parties/*", openRoom);
  site.get("/files/avatars/:name", serveAvatar);
  site.get("/files/products/:name", serveProductPicture);
  site.get("/files/logos/:name", serveLogo);
  site.get("/files/private/documents/:id", neverStored(), serveDocument);
  site.get("/files/private/rfqs/:id", neverStored(), serveRfqFile);
  site.get("/files/private/messages/:id", neverStored(), serveMessageFile);
  site.get("/files/private/opened/:id", neverStored(), serveOpenedFile);
  site.get("/files/private/orders/:id", neverStored(), serveOrderDocument);
  addDeveloperPages(site);
  return site;
}

function addApi(site: Hono<AppBindings>): void {
  site.get("/api/health", (c) => c.json({ ok: true }));
  site.all("/api/trpc/*", (c) =>
    fetchRequestHandler({
      endpoint: "/api/trpc",
      req: c.req.raw,
      router: appRouter,
      createContext: () => c.get("context"),
      maxBatchSize: 10,
      responseMeta: ({ errors }) => answerMeta(errors),
    }),
  );
  site.all(AVATAR_UPLOAD, allowMethods("POST"), accountsOnly(), pictureBodies(), uploadAvatar);
  site.all(DOCUMENT_UPLOAD, allowMethods("POST"), companiesOnly(), documentBodies(), takeDocument);
  site.all(PICTURE_UPLOAD, allowMethods("POST"), companiesOnly(), productPictureBodies(), takeProductPicture);
  site.all(ORDER_DOCUMENT_UPLOAD, allowMethods("POST"), verifiedOnly(), orderDocumentBodies(), takeOrderDocument);
  site.all(MESSAGE_FILE_UPLOAD, allowMethods("POST"), verifiedOnly(), messageFileBodies(), takeMessageFile);
  site.all(VIEW_BEACON, allowMethods("POST"), beaconBodies(), takeProductView);
  site.all(RFQ_FILE_UPLOAD, allowMethods("POST"), verifiedOnly(), rfqFileBodies(), takeRfqFile);
  site.all("/functions/v1/send-contact-email", allowMethods("POST"), sendContactEmail);
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
