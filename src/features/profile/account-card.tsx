import { Pencil } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { Ltr, Written } from "#src/ui/text/bdi.tsx";
import { PhoneText } from "#src/ui/text/phone-link.tsx";
import { AccountForm } from "./account-form.tsx";
import { accountTypeWords } from "./account-type.ts";
import type { Profile } from "./profile-screen.tsx";

/** The account's facts, to read or to change (spec §2). The focus follows the toggle. */
export function AccountCard({ profile }: { profile: Profile }) {
  const [isEditing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setEditing(false));
    edit.current?.focus();
  };
  return (
    <Panel
      title={m.profile_account()}
      action={
        !isEditing && (
          <Button ref={edit} type="button" variant="secondary" onClick={() => setEditing(true)}>
            <Pencil aria-hidden size={16} /> {m.profile_edit()}
          </Button>
        )
      }
    >
      {isEditing ? <AccountForm profile={profile} onClose={close} /> : <AccountFacts profile={profile} />}
    </Panel>
  );
}

function AccountFacts({ profile }: { profile: Profile }) {
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      <Fact label={m.profile_field_email()}>
        <Ltr className="break-all">{profile.email}</Ltr>
      </Fact>
      <Fact label={m.profile_field_phone()}>{profile.phone && <PhoneText phone={profile.phone} />}</Fact>
      <Fact label={m.profile_field_location()}>{profile.location && <Written>{profile.location}</Written>}</Fact>
      <Fact label={m.profile_field_type()}>{accountTypeWords(profile.userType)}</Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0 border-brass-300 border-s-2 ps-3">
      <dt className="text-sand-600 text-sm">{label}</dt>
      <dd className={children ? "font-bold text-gulf-900" : "text-sand-600"}>{children || m.profile_unset()}</dd>
    </div>
  );
}
