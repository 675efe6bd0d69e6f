import type { QueryClient } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { RouterClient } from "@tanstack/react-router/ssr/client";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { readStoredLocale, reconcileStoredLocale } from "#i18n/client-locale.ts";
import { dropEarly, giveBackEarly } from "#src/early/give-back.ts";
import { fillRecentPlaces } from "#src/features/catalogue/recent/recently-viewed.tsx";
import { knowLaterRoutes, withStandIn } from "#src/lib/ahead/later-routes.ts";
import { lookAhead } from "#src/lib/ahead/load-chunk.ts";
import { createQueryClient } from "#src/lib/calls/query-client.ts";
import { browserLink, createApiClient, refusalLink } from "#src/lib/calls/trpc.ts";
import { countViews } from "#src/lib/count-views.ts";
import { expectLife } from "#src/lib/drafts/page-life.ts";
import { hearErrors } from "#src/lib/hear-errors.ts";
import { hasAnswers } from "#src/lib/offline/answers-owner.ts";
import { onStir } from "#src/lib/session/first-touch.ts";
import { readSiteFacts } from "#src/lib/site-facts.ts";
import { routeTree } from "./publicRoutes.gen.js";
import { type AppRouterInstance, createAppRouter } from "./router.tsx";
import { fillSavePlaces } from "./ui/saved/save-place.tsx";
import { showKeptCurrency } from "./ui/text/approx.tsx";

function beginRouter(queryClient: QueryClient): AppRouterInstance {
  const noticeEnd = refusalLink(
    () => void router.options.context.session.lose(),
    () => void router.options.context.session.learnGrants(),
  );
  const client = createApiClient(noticeEnd, browserLink());
  const router = createAppRouter({
    routeTree: withStandIn(routeTree),
    client,
    queryClient,
    site: readSiteFacts(),
  });
  router.options.context.session.joinTabs(() => router.invalidate());
  countViews(router);
  hearErrors(router);
  return router;
}

async function boot(root: HTMLElement, router: AppRouterInstance, queryClient: QueryClient): Promise<void> {
  const wasRendered = root.hasChildNodes() && "$_TSR" in window;
  if (wasRendered && root.querySelector("[data-pending]")) expectLife();
  const unknown = knowLaterRoutes(router);
  if (unknown) await unknown;
  if (wasRendered) {
    hydrateRoot(
      root,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    );
    giveBackEarly();
  } else {
    dropEarly();
    root.replaceChildren();
    const draw = () =>
      createRoot(root).render(
        <StrictMode>
          <RouterProvider router={router} />
        </StrictMode>,
      );
    // The server was not reached, or could not draw it: screens are given what is kept of an account from their first question on.
    if (!hasAnswers()) draw();
    else import("./lib/offline/keep-answers.ts").then((it) => it.askWithoutNetwork(queryClient, true)).then(draw, draw);
  }
}

/**
 * Who reads a page in a browser of another language of ours is offered that one, once they begin to read. Whether anybody chose
 * is known before the page lives alone: what writes its first words keeps their language.
 */
function offerLanguage(): void {
  if (/^ar|preferred-language/.test(navigator.language + document.cookie) || readStoredLocale() !== null) return;
  onStir(async () => (await import("./shell/language-offer.tsx")).offerLanguage());
}

/** Zod tries once whether it may make functions of texts, which browsers refuse here and report; told so it does not try. */
const forZod = globalThis as { __zod_globalConfig?: { jitless?: boolean } };
forZod.__zod_globalConfig ??= {};
forZod.__zod_globalConfig.jitless = true;

const root = document.getElementById("root");
if (root && !reconcileStoredLocale()) {
  offerLanguage();
  const queryClient = createQueryClient();
  const router = beginRouter(queryClient);
  void boot(root, router, queryClient);
  showKeptCurrency();
  lookAhead();
  onStir(async () =>
    (await import("./shell/follow-reader.ts")).followReader({ fillSavePlaces, fillRecentPlaces, router }),
  );
}
