import { Link } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import type { ApiOutputs } from "#src/lib/trpc.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Ltr } from "#src/ui/bdi.tsx";
import { Button } from "#src/ui/button.tsx";

type Profile = ApiOutputs["account"]["profile"];

/** The present address, and whether it is proven. */
export function EmailState({ profile: { email, isVerified } }: { profile: Profile }) {
  return (
    <div className="grid gap-3 rounded-lg bg-sand-50 p-4">
      <div>
        <p className="text-sand-600 text-sm">{m.settings_email_current()}</p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Ltr className="min-w-0 break-all font-bold text-gulf-900">{email}</Ltr>
          <Badge tone={isVerified ? "leaf" : "clay"}>
            {isVerified ? m.settings_email_verified() : m.settings_email_unverified()}
          </Badge>
        </p>
      </div>
      {!isVerified && (
        <div>
          <Button asChild>
            <Link to="/verify-email" search={{ returnTo: "/settings/security" }}>
              {m.settings_email_verify()}
            </Link>
          </Button>
        </div>
      )}
    </div>
  );
}
