import { Link, type LinkProps } from "@tanstack/react-router";
import { formatDate } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { Container } from "#src/ui/section.tsx";
import { Figure, FigureEvidence } from "#src/ui/text/figure.tsx";

const LABELS: Record<string, () => string> = {
  verified_suppliers: m.home_statistics_verified_suppliers,
  products: m.home_statistics_products,
  target_countries: m.home_statistics_target_countries,
  satisfaction: m.home_statistics_satisfaction,
};

/** Where what is counted can be looked at. */
const COUNTED_AT: Record<string, LinkProps["to"]> = { products: "/products" };

/** The figures of the site: counted, or an operator's with their evidence (rulings: marketing claims). */
export function StatisticsStrip() {
  const { data } = api.catalogue.home.useQuery({ locale: currentLocale() });
  const statistics = data?.statistics ?? [];
  const counted = statistics.find(({ isCounted }) => isCounted);
  if (statistics.length === 0) return null;
  return (
    <section aria-label={m.home_statistics_title()} className="bg-gulf-900 py-5 text-white sm:py-10">
      <Container>
        <dl className="grid grid-cols-2 gap-x-4 gap-y-3 text-center md:grid-cols-4">
          {statistics.map(({ key, value, evidenceUrl }) => (
            <div key={key} className="flex flex-col-reverse justify-end">
              <dt className="text-gulf-100 max-sm:text-sm">
                {LABELS[key]?.() ?? key}
                <FigureEvidence url={evidenceUrl} className="text-gulf-100" />
              </dt>
              <dd className="font-bold text-3xl text-brass-300 sm:text-4xl">
                <Link
                  to={COUNTED_AT[key] ?? "/suppliers"}
                  className="inline-flex min-h-11 items-center hover:underline"
                >
                  <Figure value={value} />
                </Link>
              </dd>
            </div>
          ))}
        </dl>
        {counted && (
          <p className="mt-3 text-center text-gulf-200 text-sm">
            {m.home_statistics_counted({ date: formatDate(counted.asOf, currentLocale()) })}
          </p>
        )}
      </Container>
    </section>
  );
}
