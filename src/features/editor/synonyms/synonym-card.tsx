import { Link } from "@tanstack/react-router";
import { formatDateTime } from "#i18n/formats.ts";
import { isolated } from "#i18n/isolated.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { ApiOutputs } from "#src/lib/calls/trpc.ts";
import { Written } from "#src/ui/text/bdi.tsx";

/** Members of another group that are named; the rest says little more. */
const MOST_NAMED = 4;

type Group = ApiOutputs["editor"]["synonyms"]["items"][number];

/** A group with who changed it last, and which of its words have another meaning beside it. */
export function SynonymCard({ group: { id, words, others, updatedAt, changedBy } }: { group: Group }) {
  const when = formatDateTime(updatedAt, currentLocale());
  return (
    <li className="relative grid content-start gap-2 rounded-xl border border-sand-200 bg-white p-4 shadow-card has-[a:hover]:border-gulf-400">
      <Link
        to="/admin/search/words/$id"
        params={{ id }}
        className="flex min-h-11 flex-wrap items-center gap-2 after:absolute after:inset-0"
      >
        {words.map((word) => (
          <Written key={word} className="wrap-anywhere rounded-md bg-gulf-50 px-2 py-1 font-bold text-gulf-900">
            {word}
          </Written>
        ))}
      </Link>
      {others.map(({ word, means }) => (
        <p key={word} className="wrap-anywhere text-sand-700 text-sm">
          {m.editor_synonyms_other({
            word: isolated(word),
            means: means.slice(0, MOST_NAMED).map(isolated).join(" · "),
          })}
        </p>
      ))}
      <p className="text-sand-600 text-sm">
        {changedBy === null
          ? m.editor_synonyms_changed({ when })
          : m.editor_synonyms_changed_by({ when, name: isolated(changedBy) })}
      </p>
    </li>
  );
}
