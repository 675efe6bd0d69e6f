import { useEffect } from "react";
import { useSession } from "#src/lib/session.ts";
import { api } from "#src/lib/trpc.ts";

type SenderField = "contactName" | "email" | "phone";

/** Any form that asks who asks; both functions keep their identity between renders. */
interface SenderForm {
  getValues: (name: SenderField) => string | undefined;
  setValue: (name: SenderField, value: string) => void;
}

/** Fills in who asks from the account, wherever nothing was typed; phones are known to the profile alone. */
export function useAccountSender({ getValues, setValue }: SenderForm): void {
  const { session } = useSession();
  const { data: profile } = api.account.profile.useQuery(undefined, { enabled: session !== null });
  const contactName = session?.name;
  const email = session?.email;
  const phone = profile?.phone;
  useEffect(() => {
    for (const [field, known] of Object.entries({ contactName, email, phone })) {
      const name = field as "contactName" | "email" | "phone";
      if (known && !getValues(name)) setValue(name, known);
    }
  }, [contactName, email, phone, getValues, setValue]);
}
