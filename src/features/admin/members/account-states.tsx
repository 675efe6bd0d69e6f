import { m } from "#i18n/paraglide/messages.js";
import { Badge } from "#src/ui/badge.tsx";
import { stateLabels, statesOf } from "./member-labels.ts";

const TONES = { suspended: "clay", unverified: "brass", to_delete: "neutral" } as const;

/** Badges of what is to be said of an account. */
export function States({ account }: { account: Parameters<typeof statesOf>[0] }) {
  const states = statesOf(account);
  return (
    <span className="inline-flex flex-wrap gap-1">
      {states.length === 0 && <Badge tone="leaf">{m.members_state_active()}</Badge>}
      {states.map((state) => (
        <Badge key={state} tone={TONES[state]}>
          {stateLabels(state)}
        </Badge>
      ))}
    </span>
  );
}
