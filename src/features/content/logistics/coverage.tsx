import { m } from "#i18n/paraglide/messages.js";
import { Section } from "#src/ui/section.tsx";
import { countryName } from "#src/vocabulary/origin-name.ts";

const COVERAGE = [
  {
    region: m.content_logistics_coverage_gulf,
    countries: [
      ["AE", m.content_logistics_cities_ae],
      ["SA", m.content_logistics_cities_sa],
      ["OM", m.content_logistics_cities_om],
      ["KW", m.content_logistics_cities_kw],
      ["QA", m.content_logistics_cities_qa],
      ["BH", m.content_logistics_cities_bh],
    ],
  },
  {
    region: m.content_logistics_coverage_middle_east,
    countries: [
      ["IQ", m.content_logistics_cities_iq],
      ["JO", m.content_logistics_cities_jo],
      ["LB", m.content_logistics_cities_lb],
    ],
  },
  {
    region: m.content_logistics_coverage_africa,
    countries: [
      ["EG", m.content_logistics_cities_eg],
      ["MA", m.content_logistics_cities_ma],
      ["DZ", m.content_logistics_cities_dz],
      ["TN", m.content_logistics_cities_tn],
      ["SD", m.content_logistics_cities_sd],
      ["KE", m.content_logistics_cities_ke],
      ["TZ", m.content_logistics_cities_tz],
      ["ET", m.content_logistics_cities_et],
      ["NG", m.content_logistics_cities_ng],
      ["GH", m.content_logistics_cities_gh],
      ["CI", m.content_logistics_cities_ci],
      ["SN", m.content_logistics_cities_sn],
      ["ZA", m.content_logistics_cities_za],
    ],
  },
] as const;

/** Countries and cities served, by region (spec §2). */
export function Coverage() {
  return (
    <Section
      id="coverage"
      tone="sand"
      title={m.content_logistics_coverage_title()}
      intro={m.content_logistics_coverage_intro()}
    >
      <div className="grid gap-8">
        {COVERAGE.map(({ region, countries }) => (
          <div key={region()}>
            <h3 className="mb-3 border-brass-400 border-b pb-1 text-gulf-900 text-xl">{region()}</h3>
            <dl className="grid grid-cols-2 gap-x-5 sm:gap-x-8 lg:grid-cols-3">
              {countries.map(([country, cities]) => (
                <div key={country} className="border-sand-200 border-b py-2.5">
                  <dt className="font-bold text-gulf-800">{countryName(country)}</dt>
                  <dd className="text-sand-700 text-sm">{cities()}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </Section>
  );
}
