import { Factory, FileCheck, PackageCheck } from "lucide-react";
import { m } from "#i18n/paraglide/messages.js";
import { Section } from "#src/ui/section.tsx";
import { StarBullet } from "#src/ui/star-bullet.tsx";

const STANDARDS = [
  {
    title: m.content_partners_quality_product_title,
    Icon: PackageCheck,
    points: [
      m.content_partners_quality_product_sample,
      m.content_partners_quality_product_standard,
      m.content_partners_quality_product_label,
      m.content_partners_quality_product_shelf,
    ],
  },
  {
    title: m.content_partners_quality_plant_title,
    Icon: Factory,
    points: [
      m.content_partners_quality_plant_licence,
      m.content_partners_quality_plant_system,
      m.content_partners_quality_plant_capacity,
      m.content_partners_quality_plant_people,
    ],
  },
  {
    title: m.content_partners_quality_documents_title,
    Icon: FileCheck,
    points: [
      m.content_partners_quality_documents_issuer,
      m.content_partners_quality_documents_origin,
      m.content_partners_quality_documents_tests,
      m.content_partners_quality_documents_complaints,
    ],
  },
] as const;

/** What a partner has to meet, by product, plant and documents. */
export function QualityStandards() {
  return (
    <Section title={m.content_partners_quality_title()} intro={m.content_partners_quality_intro()}>
      <div className="grid gap-4 md:grid-cols-3 md:gap-6">
        {STANDARDS.map(({ title, Icon, points }) => (
          <article key={title()} className="rounded-xl border border-sand-200 bg-white p-6">
            <h3 className="mb-4 flex items-center gap-3 text-gulf-900 text-xl">
              <Icon aria-hidden size={26} className="text-gulf-600" /> {title()}
            </h3>
            <ul className="grid gap-3">
              {points.map((point) => (
                <li key={point()} className="flex gap-3 text-sand-700">
                  <span className="mt-2 shrink-0">
                    <StarBullet />
                  </span>
                  {point()}
                </li>
              ))}
            </ul>
          </article>
        ))}
      </div>
    </Section>
  );
}
