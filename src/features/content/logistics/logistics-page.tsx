import { Link } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { ContactBand } from "../contact-band.tsx";
import { HouseHero } from "../house-hero.tsx";
import { Coverage } from "./coverage.tsx";
import { FreightModes } from "./freight-modes.tsx";
import { Incoterms } from "./incoterms.tsx";
import { OnThisPage } from "./on-this-page.tsx";
import { Papers } from "./papers.tsx";
import { TransitList } from "./transit-list.tsx";
import { Warehouses } from "./warehouses.tsx";

/** How goods travel, where they wait, and what papers they need (spec §2). */
export function LogisticsPage() {
  return (
    <>
      <HouseHero
        name={m.content_logistics_title()}
        title={m.content_logistics_hero_title()}
        intro={m.content_logistics_hero_intro()}
        picture="/pictures/pallet-drums.svg"
      >
        <Button asChild look="onDark">
          <Link to="/contact">{m.content_contact_action()}</Link>
        </Button>
      </HouseHero>
      <OnThisPage />
      <FreightModes />
      <TransitList />
      <Warehouses />
      <Coverage />
      <Papers />
      <Incoterms />
      <ContactBand title={m.content_logistics_contact_title()} text={m.content_logistics_contact_text()} />
    </>
  );
}
