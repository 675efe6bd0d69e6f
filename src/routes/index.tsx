import { createFileRoute } from "@tanstack/react-router";
import { currentLocale } from "#i18n/locale.ts";
import { BoughtBefore } from "#src/features/catalogue/recent/bought-before.tsx";
import { RecentlyViewed } from "#src/features/catalogue/recent/recently-viewed.tsx";
import { validateHomeSearch } from "#src/features/home/home-dialog.ts";
import { HomeHero } from "#src/features/home/home-hero.tsx";
import { NeedBox } from "#src/features/home/need-box.tsx";
import { QuickLinks } from "#src/features/home/quick-links.tsx";
import { StartTiles } from "#src/features/home/start-tiles.tsx";
import { Late } from "#src/ui/list/late-part.tsx";
import { HomeDialogs, preloadHomeDialog } from "./-home-dialogs.tsx";
import { lateCategories, lateHomeRest } from "./-late-home-rest.ts";

export const Route = createFileRoute("/")({
  validateSearch: validateHomeSearch,
  loader: async ({ context }) => {
    const rest = import("./-late-home-rest.ts").then(({ loadHomeParts }) => loadHomeParts());
    // The page stands without the database: what is missing is asked for again in the browser.
    await context.loaderApi.catalogue.home.ensureData({ locale: currentLocale() }).catch(() => undefined);
    await rest;
  },
  head: async ({ match }) => {
    const { homeHead } = await import("#src/features/home/home-head.ts");
    return homeHead(match.context.site);
  },
  component: HomePage,
});

const loadSuggestions = () =>
  import("#src/features/search/need-suggestions.tsx").then(({ NeedSuggestions }) => NeedSuggestions);

function HomePage() {
  const { open } = Route.useSearch();
  return (
    <>
      <HomeHero box={<NeedBox loadSuggestions={loadSuggestions} />}>
        <StartTiles onIntent={preloadHomeDialog} />
      </HomeHero>
      <QuickLinks />
      <Late part={lateCategories} />
      <RecentlyViewed />
      <BoughtBefore />
      <Late part={lateHomeRest} />
      <HomeDialogs opened={open} />
    </>
  );
}
