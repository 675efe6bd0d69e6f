import { useEffect } from "react";
import { api } from "#src/lib/calls/trpc.ts";
import { SENDER_DRAFT } from "#src/lib/drafts/sender-draft.ts";
import { readDraft } from "#src/lib/drafts/session-draft.ts";
import { useSession } from "#src/lib/session/session.ts";

type SenderField = "companyName" | "contactName" | "email" | "phone";

/** Any form that asks who asks; both functions keep their identity between renders. */
interface SenderForm {
  getValues: (name: SenderField) => string | undefined;
  setValue: (name: SenderField, value: string) => void;
}

/**
 * Fills in who asks wherever nothing was typed: as this tab's last request had it, else from the account; phones are known to
 * the profile alone, the company to its last order or request. Never while the form is drawn for the first time: the server knows nothing of what a tab keeps, and
 * what it drew must be what the browser draws.
 */
export function useAccountSender({ getValues, setValue }: SenderForm): void {
  const { session } = useSession();
  const enabled = session !== null;
  const { data: profile } = api.account.profile.useQuery(undefined, { enabled });
  const { data: before } = api.orders.knownBuyer.useQuery(undefined, { enabled });
  const contactName = session?.name;
  const email = session?.email;
  const phone = profile?.phone;
  const companyName = before?.companyName;
  useEffect(() => {
    for (const [field, known] of Object.entries({
      companyName,
      contactName,
      email,
      phone,
      ...readDraft(SENDER_DRAFT),
    })) {
      const name = field as SenderField;
      if (known && !getValues(name)) setValue(name, known);
    }
  }, [companyName, contactName, email, phone, getValues, setValue]);
}
