import { formatDate } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/trpc.ts";
import { Ltr } from "#src/ui/bdi.tsx";
import { Container } from "#src/ui/section.tsx";

const LABELS: Record<string, () => string> = {
  verified_suppliers: m.home_statistics_verified_suppliers,
  products: m.home_statistics_products,
  target_countries: m.home_statistics_target_countries,
  satisfaction: m.home_statistics_satisfaction,
};

/** The figures of the house with the day they were true (rulings: marketing claims). */
export function StatisticsStrip() {
  const { data } = api.catalogue.home.useQuery({ locale: currentLocale() });
  const statistics = data?.statistics ?? [];
  const [first] = statistics;
  if (!first) return null;
  const date = formatDate(first.asOf, currentLocale());
  return (
    <section aria-label={m.home_statistics_title()} className="bg-gulf-900 py-8 text-white sm:py-10">
      <Container>
        <dl className="grid grid-cols-2 gap-x-4 gap-y-6 text-center md:grid-cols-4">
          {statistics.map(({ key, value }) => (
            <div key={key} className="flex flex-col-reverse justify-end">
              <dt className="text-gulf-100">{LABELS[key]?.() ?? key}</dt>
              <dd className="font-bold text-3xl text-brass-300 xs:text-4xl">
                <Ltr>{value}</Ltr>
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-5 text-center text-gulf-200 text-sm">
          {first.isCounted ? m.home_statistics_counted({ date }) : m.home_statistics_as_of({ date })}
        </p>
      </Container>
    </section>
  );
}
