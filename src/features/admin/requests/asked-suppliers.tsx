import { Link } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { counted } from "#src/lib/counted.ts";
import { INVITATION_TONES } from "#src/lib/invitation-words.ts";
import { localName } from "#src/lib/local-name.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Written } from "#src/ui/bdi.tsx";
import { TEXT_LINK } from "#src/ui/text-link.ts";
import { askedReasons, askedState } from "./asked-words.ts";
import type { ListedRequest } from "./request-entry.tsx";

/** How many companies were asked; opened, each of them with the reasons and how far it is. */
export function AskedSuppliers({ asked }: Pick<ListedRequest, "asked">) {
  if (asked.length === 0) return <p className="text-sand-600 text-sm">{m.rfqs_card_invited(counted(0))}</p>;
  return (
    <details>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center font-bold text-gulf-800">
        {m.rfqs_card_invited(counted(asked.length))}
      </summary>
      <ul className="grid gap-3 pb-2">
        {asked.map(({ slug, names, status, reasons }) => (
          <li key={slug} className="grid gap-0.5 text-sm">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Link to="/suppliers/$supplier" params={{ supplier: slug }} className={TEXT_LINK}>
                <Written className="wrap-anywhere">{localName(names) || slug}</Written>
              </Link>
              <Badge tone={INVITATION_TONES[status]}>{askedState(status)}</Badge>
            </p>
            <p className="text-sand-600">{askedReasons(reasons).join(" · ")}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}
