import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useSession } from "#src/lib/session.ts";
import { api } from "#src/lib/trpc.ts";
import type { QuoteFieldsInput } from "./quote-fields.ts";

type QuoteForm<Output> = Pick<UseFormReturn<Partial<QuoteFieldsInput>, unknown, Output>, "getValues" | "setValue">;

/** Fills in who asks from the account, wherever nothing was typed; phones are known to the profile alone. */
export function useAccountSender<Output>({ getValues, setValue }: QuoteForm<Output>): void {
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
