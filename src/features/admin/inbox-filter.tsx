import { Link } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { chipClass } from "#src/ui/chip.tsx";
import { ChipRow } from "#src/ui/chip-row.tsx";
import type { InboxSearch } from "./inbox-search.ts";

/** New things or those that are done. */
export function InboxFilter({ search: { status } }: { search: InboxSearch }) {
  return (
    <ChipRow label={m.admin_status_filter()}>
      {([undefined, "done"] as const).map((choice) => (
        <li key={choice ?? "new"}>
          <Link
            to="."
            search={choice ? { status: choice } : {}}
            aria-current={choice === status}
            className={chipClass(choice === status)}
          >
            {choice ? m.admin_inbox_done() : m.admin_inbox_new()}
          </Link>
        </li>
      ))}
    </ChipRow>
  );
}
