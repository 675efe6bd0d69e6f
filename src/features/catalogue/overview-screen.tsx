import { Link } from "@tanstack/react-router";
import { BadgeCheck, Clock, FileText, Languages } from "lucide-react";
import { CATEGORIES, CATEGORY_SLUGS, type CategorySlug, MENU_CATEGORY_SLUGS } from "#domain/catalogue/categories.ts";
import { categoryName } from "#domain/catalogue/category-names.ts";
import { subcategoryName } from "#domain/catalogue/subcategory-names.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { pageHead } from "#src/lib/page-head.ts";
import type { SiteFacts } from "#src/lib/site-facts.ts";
import { Button } from "#src/ui/button.tsx";
import { ForwardChevron } from "#src/ui/forward-icon.tsx";
import { PageHeader } from "#src/ui/page/page-header.tsx";
import { Section } from "#src/ui/section.tsx";
import { CategoryCard } from "./category-card.tsx";
import { categoryPicture } from "./category-picture.ts";
import { ContactCall } from "./contact-call.tsx";

const BENEFITS = [
  { Icon: BadgeCheck, title: m.catalogue_why_verified_title, text: m.catalogue_why_verified_text },
  { Icon: FileText, title: m.catalogue_why_terms_title, text: m.catalogue_why_terms_text },
  { Icon: Clock, title: m.catalogue_why_quote_title, text: m.catalogue_why_quote_text },
  { Icon: Languages, title: m.catalogue_why_languages_title, text: m.catalogue_why_languages_text },
] as const;

/** The four benefits under the categories (spec §2). */
function WhyChooseUs() {
  return (
    <Section title={m.catalogue_why_title()}>
      <ul className="grid gap-x-8 gap-y-7 sm:grid-cols-2 lg:grid-cols-4">
        {BENEFITS.map(({ Icon, title, text }) => (
          <li key={title()} className="grid content-start gap-2 border-brass-300 border-s-2 ps-4">
            <Icon aria-hidden size={26} className="text-gulf-700" />
            <h3 className="text-gulf-900 text-lg">{title()}</h3>
            <p className="text-sand-700 text-sm">{text()}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const OTHER_CATEGORIES = CATEGORY_SLUGS.filter((slug) => !MENU_CATEGORY_SLUGS.some((menu) => menu === slug));

/** The products overview (spec §2): five main categories, the other six, why us, and a way to ask. */
export function OverviewScreen() {
  return (
    <>
      <PageHeader
        title={m.catalogue_overview_title()}
        intro={m.catalogue_overview_intro()}
        crumbs={[{ label: m.catalogue_home_crumb(), link: { to: "/" } }, { label: m.catalogue_category_crumb() }]}
      />
      <Section title={m.catalogue_overview_main_categories()}>
        <div className="grid gap-5">
          {MENU_CATEGORY_SLUGS.map((category, index) => (
            <CategoryCard key={category} category={category} isFirst={index === 0} />
          ))}
        </div>
      </Section>
      <Section title={m.catalogue_overview_more_categories()} tone="sand">
        <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
          {OTHER_CATEGORIES.map((category) => (
            <CategoryTile key={category} category={category} />
          ))}
        </div>
      </Section>
      <WhyChooseUs />
      <ContactCall>
        <Button asChild variant="onDark">
          <Link to="/contact">{m.catalogue_contact_button()}</Link>
        </Button>
      </ContactCall>
    </>
  );
}

/** A further category in one line: picture, name, what it holds. */
function CategoryTile({ category }: { category: CategorySlug }) {
  const locale = currentLocale();
  const contents = CATEGORIES[category].map((subcategory) => subcategoryName(subcategory, locale));
  return (
    <article className="relative flex items-center gap-4 overflow-hidden rounded-lg border border-sand-200 bg-white pe-4 shadow-card focus-within:border-gulf-500 hover:border-gulf-500">
      <img
        src={categoryPicture(category)}
        alt=""
        width={800}
        height={600}
        loading="lazy"
        decoding="async"
        className="min-h-28 w-28 shrink-0 self-stretch bg-sand-100 object-cover"
      />
      <div className="grid grow gap-1 py-3">
        <h3 className="text-gulf-900 text-lg">
          <Link to="/products/$category" params={{ category }} className="after:absolute after:inset-0">
            {categoryName(category, locale)}
          </Link>
        </h3>
        <p className="line-clamp-2 text-sand-600 text-sm">{contents.join(" · ")}</p>
      </div>
      <ForwardChevron className="shrink-0 text-gulf-500" />
    </article>
  );
}

/** Head of the overview of products. */
export function overviewHead(site: SiteFacts) {
  return pageHead(site, {
    title: m.catalogue_overview_title(),
    description: m.catalogue_overview_description(),
    path: "/products",
  });
}
