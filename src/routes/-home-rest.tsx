import { categoryPicture } from "#src/features/catalogue/category-picture.ts";
import { categoryDescription } from "#src/features/catalogue/category-texts.ts";
import { ProductCard } from "#src/features/catalogue/product-card.tsx";
import { Benefits } from "#src/features/home/benefits.tsx";
import { FeaturedProducts } from "#src/features/home/featured-products.tsx";
import { HomeCategories } from "#src/features/home/home-categories.tsx";
import { RegistrationCall } from "#src/features/home/registration-call.tsx";
import { SourcingBanner } from "#src/features/home/sourcing-banner.tsx";
import { StatisticsStrip } from "#src/features/home/statistics-strip.tsx";
import { CardQuote } from "#src/features/rfq/card-quote.tsx";
import { RequestQuoteButton } from "#src/features/rfq/request-quote-button.tsx";
import { preloadHomeDialog } from "./-home-dialogs.tsx";

/** The categories, each with its picture. */
export function LateCategories() {
  return <HomeCategories picture={categoryPicture} description={categoryDescription} />;
}

/** The rest of the home page. */
export function HomeRest() {
  return (
    <>
      <FeaturedProducts
        renderCard={(product) => <ProductCard product={product} action={<CardQuote product={product} />} />}
      />
      <Benefits />
      <StatisticsStrip />
      <SourcingBanner action={<RequestQuoteButton />} />
      <RegistrationCall onIntent={preloadHomeDialog} />
    </>
  );
}
