import { useEffect } from "react";
import type { BegunApplication } from "#domain/suppliers/lead-application.ts";
import { useSession } from "#src/lib/session.ts";
import { api } from "#src/lib/trpc.ts";

interface ApplicationForm {
  getValues: (name: keyof BegunApplication) => string | null | undefined;
  setValue: (name: keyof BegunApplication, value: string) => void;
}

/** Fills in what the company registered on the home page, on whatever device; never over what was typed. */
export function useOwnLead({ getValues, setValue }: ApplicationForm): void {
  const { session } = useSession();
  const { data: lead } = api.company.ownLead.useQuery(undefined, { enabled: session?.isVerified ?? false });
  useEffect(() => {
    for (const [field, text] of Object.entries(lead ?? {})) {
      const name = field as keyof BegunApplication;
      if (text !== "" && !getValues(name)) setValue(name, text);
    }
  }, [lead, getValues, setValue]);
}
