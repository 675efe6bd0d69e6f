import { Check, Minus } from "lucide-react";
import { useState } from "react";
import { GRANTS, type Grant } from "#domain/identity/grants.ts";
import { grantName } from "#i18n/grant-names.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { Panel } from "#src/ui/panel.tsx";
import type { MemberPage } from "../members/member-screen.tsx";
import { ChangeGrants } from "./change-grants.tsx";
import { grantHint } from "./grant-hint.ts";

/** What an operator may do, and for those who decide it the way to change it. */
export function GrantsPanel({ member }: { member: MemberPage }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel title={m.operators_title()}>
      {member.grants.length === 0 && <p className="text-sand-700">{m.operators_none()}</p>}
      <ul className="grid gap-3 sm:grid-cols-2">
        {GRANTS.map((grant) => (
          <GrantEntry key={grant} grant={grant} isHeld={member.grants.includes(grant)} />
        ))}
      </ul>
      {member.isSelf && <p className="text-sand-700">{m.operators_own()}</p>}
      {member.mayChangeGrants && (
        <>
          <Button
            type="button"
            variant="secondary"
            onClick={() => setOpen(true)}
            className="justify-self-start max-sm:w-full"
          >
            {m.operators_change()}
          </Button>
          <ChangeGrants member={member} open={isOpen} onOpenChange={setOpen} />
        </>
      )}
    </Panel>
  );
}

function GrantEntry({ grant, isHeld }: { grant: Grant; isHeld: boolean }) {
  const Icon = isHeld ? Check : Minus;
  return (
    <li className="flex gap-3">
      <Icon aria-hidden size={20} className={`mt-1 shrink-0 ${isHeld ? "text-leaf-700" : "text-sand-600"}`} />
      <span className="grid content-start">
        <span className={isHeld ? "font-bold text-gulf-900" : "text-sand-700"}>
          {grantName(grant, currentLocale())}
          <span className="sr-only"> – {isHeld ? m.operators_held() : m.operators_not_held()}</span>
        </span>
        <span className="text-sand-600 text-sm">{grantHint(grant)}</span>
      </span>
    </li>
  );
}
