import { Link } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { REQUEST_DRAFT } from "#src/lib/drafts/request-draft.ts";
import { SENDER_DRAFT } from "#src/lib/drafts/sender-draft.ts";
import { readDraft, writeDraft } from "#src/lib/drafts/session-draft.ts";
import { SIGN_UP_DRAFT } from "#src/lib/drafts/sign-up-draft.ts";
import { useSession } from "#src/lib/session/session.ts";
import { Button } from "#src/ui/button.tsx";
import { countryIn } from "#src/vocabulary/country-in.ts";

/** As the server takes a request's description (domain/rfq/submit-rfq.ts). */
const MAX_REQUEST_TEXT = 1000;

/** What a buyer's registration knows that an account and a first request ask for again. */
interface Registered {
  companyName: string;
  contactName: string;
  email: string;
  phone: string;
  country: string;
  productsInterest?: string | null | undefined;
}

/** The registration is the first step of signing up: the second is a password. Whoever has an account asks for quotes. */
export function AccountNext({ registered }: { registered: Registered }) {
  const { session, isKnown } = useSession();
  if (!isKnown) return null;
  if (session) {
    return (
      <Button asChild className="mt-3 max-sm:w-full">
        <Link to="/rfqs/new" onClick={() => handOver(registered)}>
          {m.forms_buyer_next_request()}
        </Link>
      </Button>
    );
  }
  return (
    <div className="grid justify-items-start gap-3">
      <p>{m.forms_buyer_next()}</p>
      <Button asChild className="max-sm:w-full">
        <Link to="/auth" search={{ tab: "signup" }} onClick={() => handOver(registered)}>
          {m.forms_buyer_next_link()}
        </Link>
      </Button>
    </div>
  );
}

/** Hands what was typed to the sign-up and to the first request of this tab: what somebody wants is what it asks for. */
export function handOver({ companyName, contactName, email, phone, country, productsInterest }: Registered): void {
  writeDraft(SIGN_UP_DRAFT, { ...readDraft(SIGN_UP_DRAFT), name: contactName, email, phone, location: country });
  writeDraft(SENDER_DRAFT, { ...readDraft(SENDER_DRAFT), companyName, contactName, email, phone });
  const destinationCountry = countryIn(country);
  // What was written of a request before is the request's.
  writeDraft(REQUEST_DRAFT, {
    ...(productsInterest ? { productDescription: productsInterest.slice(0, MAX_REQUEST_TEXT) } : {}),
    ...(destinationCountry ? { destinationCountry } : {}),
    ...readDraft(REQUEST_DRAFT),
  });
}
