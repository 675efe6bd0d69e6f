import { createFileRoute } from "@tanstack/react-router";
import { currentLocale } from "#i18n/locale.ts";
import { categoryPicture } from "#src/features/catalogue/category-picture.ts";
import { categoryDescription } from "#src/features/catalogue/category-texts.ts";
import { ProductCard } from "#src/features/catalogue/product-card.tsx";
import { BoughtBefore } from "#src/features/catalogue/recent/bought-before.tsx";
import { RecentlyViewed } from "#src/features/catalogue/recent/recently-viewed.tsx";
import { Benefits } from "#src/features/home/benefits.tsx";
import { FeaturedProducts } from "#src/features/home/featured-products.tsx";
import { HomeCategories } from "#src/features/home/home-categories.tsx";
import { validateHomeSearch } from "#src/features/home/home-dialog.ts";
import { HomeHero } from "#src/features/home/home-hero.tsx";
import { NeedBox } from "#src/features/home/need-box.tsx";
import { QuickLinks } from "#src/features/home/quick-links.tsx";
import { RegistrationCall } from "#src/features/home/registration-call.tsx";
import { SourcingBanner } from "#src/features/home/sourcing-banner.tsx";
import { StartTiles } from "#src/features/home/start-tiles.tsx";
import { StatisticsStrip } from "#src/features/home/statistics-strip.tsx";
import { CardQuote } from "#src/features/rfq/card-quote.tsx";
import { RequestQuoteButton } from "#src/features/rfq/request-quote-button.tsx";
import { HomeDialogs, preloadHomeDialog } from "./-home-dialogs.tsx";

export const Route = createFileRoute("/")({
  validateSearch: validateHomeSearch,
  // The page stands without the database: what is missing is asked for again in the browser.
  loader: ({ context }) =>
    context.loaderApi.catalogue.home.ensureData({ locale: currentLocale() }).then(
      () => undefined,
      () => undefined,
    ),
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
      <HomeCategories picture={categoryPicture} description={categoryDescription} />
      <RecentlyViewed />
      <BoughtBefore />
      <FeaturedProducts
        renderCard={(product) => <ProductCard product={product} action={<CardQuote product={product} />} />}
      />
      <Benefits />
      <StatisticsStrip />
      <SourcingBanner action={<RequestQuoteButton />} />
      <RegistrationCall onIntent={preloadHomeDialog} />
      <HomeDialogs opened={open} />
    </>
  );
}
