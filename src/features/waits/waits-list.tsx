import { CircleCheck } from "lucide-react";
import { m } from "#i18n/paraglide/messages.js";
import { EmptyState } from "#src/ui/list/empty-state.tsx";
import { type WaitItem, WaitRow } from "./wait-row.tsx";

/** Things that wait; that there are none is said only where there are none. */
export function WaitsList({ items, total }: { items: readonly WaitItem[]; total: number }) {
  if (total === 0) {
    return (
      <EmptyState
        title={m.waits_empty()}
        description={m.waits_empty_text()}
        icon={<CircleCheck aria-hidden size={36} />}
      />
    );
  }
  return (
    <ul aria-label={m.waits_list()} className="grid divide-y divide-sand-200">
      {items.map((item) => (
        <li key={`${item.name} ${item.id}`}>
          <WaitRow item={item} />
        </li>
      ))}
    </ul>
  );
}
