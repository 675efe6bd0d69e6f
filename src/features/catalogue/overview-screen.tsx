import { Link } from "@tanstack/react-router";
import { CATEGORY_SLUGS, MENU_CATEGORY_SLUGS } from "#domain/catalogue/categories.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { PageHeader } from "#src/ui/page-header.tsx";
import { Section } from "#src/ui/section.tsx";
import { CategoryCard } from "./category-card.tsx";
import { CategoryTile } from "./category-tile.tsx";
import { ContactCall } from "./contact-call.tsx";
import { WhyChooseUs } from "./why-choose-us.tsx";

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
        <Button asChild look="onDark">
          <Link to="/contact">{m.catalogue_contact_button()}</Link>
        </Button>
      </ContactCall>
    </>
  );
}
