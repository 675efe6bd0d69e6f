import { formatDate } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Section } from "#src/ui/section.tsx";
import { Figure, FigureEvidence } from "#src/ui/text/figure.tsx";

interface Statistic {
  key: string;
  value: string | null;
  evidenceUrl: string | null;
  asOf: number;
  isCounted: boolean;
}

const LABELS = new Map([
  ["partners", m.content_partners_statistics_partners],
  ["countries", m.content_partners_statistics_countries],
  ["certificates", m.content_partners_statistics_certificates],
  ["satisfaction", m.content_partners_statistics_satisfaction],
]);

/** The figures of the partnership; counted, or with their evidence (rulings: marketing claims). */
export function StatisticsStrip({ statistics }: { statistics: readonly Statistic[] }) {
  if (statistics.length === 0) return null;
  const counted = statistics.find(({ isCounted }) => isCounted);
  const inOrder = [...LABELS].flatMap(([key, label]) => {
    const statistic = statistics.find((one) => one.key === key);
    return statistic ? [{ ...statistic, label: label() }] : [];
  });
  return (
    <Section title={m.content_partners_statistics_title()}>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-xl border border-sand-200 bg-sand-200 lg:grid-cols-4">
        {inOrder.map(({ key, label, value, evidenceUrl }) => (
          <div key={key} className="flex flex-col-reverse items-center gap-1 bg-white px-4 py-6 text-center">
            <dt className="text-sand-700">
              {label}
              <FigureEvidence url={evidenceUrl} className="text-gulf-800" />
            </dt>
            <dd className="font-bold text-3xl text-gulf-800 sm:text-4xl">
              {/* Partners, their countries and certificates are all counted from the list below. */}
              <a href="#partners" className="inline-flex min-h-11 items-center hover:underline">
                <Figure value={value} />
              </a>
            </dd>
          </div>
        ))}
      </dl>
      {counted && (
        <p className="mt-3 text-sand-600 text-sm">
          {m.content_statistics_counted({ date: formatDate(counted.asOf, currentLocale()) })}
        </p>
      )}
    </Section>
  );
}
