import { Clock } from "lucide-react";
import { m } from "#i18n/paraglide/messages.js";
import { Badge } from "#src/ui/badge.tsx";

/** Says that something waits longer than the platform promises. */
export function LateBadge() {
  return (
    <Badge tone="clay">
      <Clock aria-hidden size={13} /> {m.admin_late()}
    </Badge>
  );
}
