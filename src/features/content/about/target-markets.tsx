import { m } from "#i18n/paraglide/messages.js";
import { Section } from "#src/ui/section.tsx";
import { countryName } from "#src/vocabulary/origin-name.ts";

const MARKETS = [
  {
    title: m.content_about_markets_gcc_title,
    text: m.content_about_markets_gcc_text,
    countries: ["AE", "SA", "KW", "QA", "BH", "OM"],
  },
  {
    title: m.content_about_markets_africa_title,
    text: m.content_about_markets_africa_text,
    countries: ["EG", "MA", "DZ", "TN", "KE", "TZ", "ET", "NG", "GH", "SN", "CI", "ZA"],
  },
  {
    title: m.content_about_markets_middle_east_title,
    text: m.content_about_markets_middle_east_text,
    countries: ["IQ", "JO", "LB", "SY", "YE", "PS"],
  },
] as const;

/** The three regions the platform sells to (spec §2). */
export function TargetMarkets() {
  return (
    <Section tone="sand" title={m.content_about_markets_title()} intro={m.content_about_markets_intro()}>
      <div className="grid gap-4 md:grid-cols-3 md:gap-6">
        {MARKETS.map(({ title, text, countries }) => (
          <article
            key={title()}
            className="grid content-start gap-3 rounded-xl border border-sand-200 border-t-4 border-t-brass-400 bg-white p-6"
          >
            <h3 className="text-gulf-900 text-xl">{title()}</h3>
            <p className="text-sand-700">{text()}</p>
            <ul className="mt-1 flex flex-wrap gap-2">
              {countries.map((country) => (
                <li key={country} className="rounded-full bg-sand-100 px-3 py-1 text-sand-800 text-sm">
                  {countryName(country)}
                </li>
              ))}
            </ul>
          </article>
        ))}
      </div>
    </Section>
  );
}
