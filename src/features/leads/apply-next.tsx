import { Link } from "@tanstack/react-router";
import type { Locale } from "#domain/kernel/locale.ts";
import { applicationOf, type RegisteredLead } from "#domain/suppliers/lead-application.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { APPLICATION_DRAFT, begunFields } from "#src/lib/drafts/application-draft.ts";
import { readDraft, writeDraft } from "#src/lib/drafts/session-draft.ts";
import { SIGN_UP_DRAFT } from "#src/lib/drafts/sign-up-draft.ts";
import { useSession } from "#src/lib/session/session.ts";
import { Button } from "#src/ui/button.tsx";

/** What a supplier's registration knows that an account and its company's application ask for again. */
interface Registered extends RegisteredLead {
  contactName: string;
  email: string;
  phone: string;
  city: string;
  country: string;
}

const APPLICATION = "/supplier-registration";
/** Between a city and its country, as the sign-up's own example has it. */
const COMMA: Record<Locale, string> = { ar: "، ", en: ", ", fr: ", " };

/** The lead waits for an operator: the application itself needs an account, and begins with what was typed here. */
export function ApplyNext({ registered }: { registered: Registered }) {
  const { session, isKnown } = useSession();
  if (!isKnown) return null;
  const onClick = () => handOver(registered, session !== null);
  return (
    <div className="grid justify-items-start gap-3">
      <p>{session ? m.forms_supplier_next() : m.forms_supplier_next_account()}</p>
      <Button asChild className="max-sm:w-full">
        {session ? (
          <Link to={APPLICATION} onClick={onClick}>
            {m.forms_supplier_next_link()}
          </Link>
        ) : (
          <Link to="/auth" search={{ tab: "signup", returnTo: APPLICATION }} onClick={onClick}>
            {m.forms_buyer_next_link()}
          </Link>
        )}
      </Button>
    </div>
  );
}

/** Hands what was typed to the application of this tab, and to the sign-up of who has no account yet. */
export function handOver({ contactName, email, phone, ...lead }: Registered, hasAccount: boolean): void {
  const { city, country } = lead;
  const location = [city, country].filter(Boolean).join(COMMA[currentLocale()]);
  if (!hasAccount)
    writeDraft(SIGN_UP_DRAFT, { ...readDraft(SIGN_UP_DRAFT), name: contactName, email, phone, location });
  const begun = Object.entries(begunFields(applicationOf(lead))).filter(([, text]) => text !== "");
  writeDraft(APPLICATION_DRAFT, { ...readDraft(APPLICATION_DRAFT), ...Object.fromEntries(begun) });
}
