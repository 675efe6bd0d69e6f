import { m } from "#i18n/paraglide/messages.js";
import { chipClass } from "#src/ui/chip.tsx";
import { Container } from "#src/ui/section.tsx";

const CHAPTERS = [
  ["modes", m.content_logistics_modes_title],
  ["transit", m.content_logistics_transit_title],
  ["warehouses", m.content_logistics_warehouses_title],
  ["coverage", m.content_logistics_coverage_title],
  ["papers", m.content_logistics_papers_title],
  ["incoterms", m.content_logistics_incoterms_title],
] as const;

/** Links to the sections of this long page. */
export function OnThisPage() {
  return (
    <nav
      aria-label={m.content_logistics_on_this_page()}
      className="border-sand-200 border-b bg-sand-50 py-4 print:hidden"
    >
      <Container>
        <ul className="flex flex-wrap gap-2">
          {CHAPTERS.map(([id, title]) => (
            <li key={id}>
              <a href={`#${id}`} className={chipClass(false)}>
                {title()}
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}
