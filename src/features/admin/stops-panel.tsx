import { Link, type LinkProps } from "@tanstack/react-router";
import { OctagonAlert } from "lucide-react";
import { categoryName } from "#domain/catalogue/category-names.ts";
import { formatList } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type ApiOutputs, api } from "#src/lib/calls/trpc.ts";
import { ForwardChevron } from "#src/ui/forward-icon.tsx";
import { counted } from "#src/vocabulary/counted.ts";
import { useOpenParts } from "./operators/if-open.tsx";
import { QUEUES } from "./queues.ts";

interface Stop {
  words: string;
  link: Pick<LinkProps, "to" | "params" | "search">;
}

/** What keeps people from going on, each with the way to where it is mended; nothing where nothing does. */
export function StopsPanel({ overview }: { overview: ApiOutputs["admin"]["overview"] }) {
  const lacking = api.admin.stops.useQuery();
  const isOpen = useOpenParts();
  const stops = [...(lacking.data ? lackingStops(lacking.data, isOpen("/admin/rates")) : []), ...lateStops(overview)];
  if (stops.length === 0) return null;
  return (
    <section aria-labelledby="admin-stops" className="grid gap-2 rounded-xl border border-clay-600 bg-clay-50 p-4">
      <h2 id="admin-stops" className="flex items-center gap-2 font-bold text-gulf-900 text-lg">
        <OctagonAlert aria-hidden size={20} className="shrink-0 text-clay-700" /> {m.admin_stops_title()}
      </h2>
      <ul className="grid">
        {stops.map(({ words, link }) => (
          <li key={words}>
            <Link {...link} className="flex min-h-11 items-center gap-2 text-gulf-900 underline underline-offset-4">
              <span className="min-w-0 grow">{words}</span>
              <ForwardChevron className="shrink-0 text-sand-600" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function lackingStops({ currencies, categories }: ApiOutputs["admin"]["stops"], mayMend: boolean): Stop[] {
  const locale = currentLocale();
  const rates: Stop[] =
    currencies.length > 0 && mayMend
      ? [{ words: m.admin_stops_rates({ currencies: formatList(currencies, locale) }), link: { to: "/admin/rates" } }]
      : [];
  const unsold = categories.map(
    (category): Stop => ({
      words: m.admin_stops_category({ category: categoryName(category, locale) }),
      link: { to: "/products/$category", params: { category } },
    }),
  );
  return [...rates, ...unsold];
}

/** Queues whose oldest waits longer than was promised, and mails that nobody got. */
function lateStops(overview: ApiOutputs["admin"]["overview"]): Stop[] {
  return QUEUES.flatMap(({ name, label, link }): Stop[] => {
    const state = overview[name];
    if (!state) return [];
    const { count, isLate, workingDays } = state;
    if (name === "parkedMails") return count > 0 ? [{ words: m.admin_stops_mails(counted(count)), link }] : [];
    if (!isLate || workingDays === null) return [];
    return [{ words: m.admin_stops_late({ queue: label(), ...counted(workingDays) }), link }];
  });
}
