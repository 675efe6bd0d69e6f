import { m } from "#i18n/paraglide/messages.js";
import { Badge } from "#src/ui/badge.tsx";
import { standingOf, stateWords } from "./member-words.ts";

const TONES = { suspended: "clay", unverified: "brass", to_delete: "neutral" } as const;

/** Badges of what is to be said of an account. */
export function Standing({ account }: { account: Parameters<typeof standingOf>[0] }) {
  const standing = standingOf(account);
  return (
    <span className="inline-flex flex-wrap gap-1">
      {standing.length === 0 && <Badge tone="leaf">{m.members_state_active()}</Badge>}
      {standing.map((state) => (
        <Badge key={state} tone={TONES[state]}>
          {stateWords(state)}
        </Badge>
      ))}
    </span>
  );
}
