import { Link } from "@tanstack/react-router";
import { formatDate, formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Badge } from "#src/ui/badge.tsx";
import { Ltr } from "#src/ui/text/bdi.tsx";
import { Named } from "#src/ui/text/named.tsx";
import { TEXT_LINK } from "#src/ui/text/text-link.ts";
import { ROW_LINK } from "../lists/list-table.tsx";
import type { FoundGroup, FoundRow } from "./found-groups.ts";

/** What was found in one list: the first of it, and the way to all. */
export function FoundSection({ group }: { group: FoundGroup }) {
  const { name, label, Icon, total, rows, all } = group;
  const id = `found-${name}`;
  const number = formatNumber(total, currentLocale());
  return (
    <section aria-labelledby={id} className="grid min-w-0 rounded-xl border border-sand-200 bg-white shadow-card">
      <h3 id={id} className="flex items-center gap-2 px-4 pt-3 font-bold text-gulf-900">
        <Icon aria-hidden size={18} className="shrink-0 text-brass-600" /> {label()}{" "}
        <span className="font-normal text-sand-700">{number}</span>
      </h3>
      <ul className="grid divide-y divide-sand-200">
        {rows.map((row) => (
          <FoundLine key={row.key} row={row} />
        ))}
      </ul>
      {all && total > rows.length && (
        <p className="border-sand-200 border-t px-4">
          <Link {...all} className={TEXT_LINK}>
            {m.admin_find_all({ group: label(), number })}
          </Link>
        </p>
      )}
    </section>
  );
}

function FoundLine({ row: { link, title, isCode, about, code, state, at } }: { row: FoundRow }) {
  return (
    <li className="relative grid min-w-0 px-4 py-1 has-[a:hover]:bg-gulf-50">
      <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-3">
        <Link {...link} className={`${ROW_LINK} min-w-0 after:absolute after:inset-0`}>
          {isCode && typeof title === "string" ? <Ltr>{title}</Ltr> : <Named name={title} className="wrap-anywhere" />}
        </Link>
        {state && <Badge tone={state.tone}>{state.words}</Badge>}
      </div>
      <p className="flex min-w-0 flex-wrap gap-x-3 pb-1 text-sand-700 text-sm">
        {about.map((name) => (
          <Named key={JSON.stringify(name)} name={name} className="line-clamp-1 wrap-anywhere" />
        ))}
        {code && <Ltr className="break-all">{code}</Ltr>}
        <span>{formatDate(at, currentLocale())}</span>
      </p>
    </li>
  );
}
