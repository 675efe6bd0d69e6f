import { BadgeCheck, Clock, FileText, Languages } from "lucide-react";
import { m } from "#i18n/paraglide/messages.js";
import { Section } from "#src/ui/section.tsx";

const BENEFITS = [
  { Icon: BadgeCheck, title: m.catalogue_why_verified_title, text: m.catalogue_why_verified_text },
  { Icon: FileText, title: m.catalogue_why_terms_title, text: m.catalogue_why_terms_text },
  { Icon: Clock, title: m.catalogue_why_quote_title, text: m.catalogue_why_quote_text },
  { Icon: Languages, title: m.catalogue_why_languages_title, text: m.catalogue_why_languages_text },
] as const;

/** The four benefits under the categories (spec §2). */
export function WhyChooseUs() {
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
