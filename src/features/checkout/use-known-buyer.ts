import { useEffect } from "react";
import { api } from "#src/lib/calls/trpc.ts";
import { readDraft } from "#src/lib/drafts/session-draft.ts";
import { placeTyped } from "#src/lib/format/place-typed.ts";
import { useSession } from "#src/lib/session/session.ts";

export const CHECKOUT_DRAFT = "checkout";
/** Stands in the form until somebody or something says where the goods go. */
export const DEFAULT_COUNTRY = "AE";

type BuyerField = "companyName" | "contactName" | "phone" | "country" | "city" | "address" | "trn";

interface BuyerForm {
  getValues: (name: BuyerField) => string | null | undefined;
  setValue: (name: BuyerField, value: string) => void;
}

/**
 * Fills in who buys and where to, as the last order or request knew it, else the account, which is all where the others can't be read; never over what was typed.
 * @returns whether any of it is still on its way
 */
export function useKnownBuyer({ getValues, setValue }: BuyerForm): { isComing: boolean } {
  const { session } = useSession();
  const enabled = session !== null;
  const { data: profile, isLoading: isProfileComing } = api.account.profile.useQuery(undefined, { enabled });
  const { data: known, isError, isLoading } = api.orders.knownBuyer.useQuery(undefined, { enabled });
  const contactName = session?.name;
  const phone = profile?.phone;
  useEffect(() => {
    for (const [field, value] of Object.entries(knownValues({ contactName, phone }, known, isError))) {
      const name = field as BuyerField;
      const isOpen = name === "country" ? !readDraft(CHECKOUT_DRAFT).country : !getValues(name);
      if (value && isOpen) setValue(name, value);
    }
  }, [contactName, phone, known, isError, getValues, setValue]);
  return { isComing: isLoading || isProfileComing };
}

type Facts = Partial<Record<BuyerField, string | null | undefined>>;

/**
 * What the fields may hold, the last trade's before the account's; nothing while the former is on its way.
 * @param known undefined until it was read, null for whoever never traded
 */
export function knownValues(
  account: Facts,
  known: Record<BuyerField, string> | null | undefined,
  isError: boolean,
): Facts {
  if (known === undefined && !isError) return {};
  return { ...account, ...present(known && { ...known, city: placeTyped(known.city) }) };
}

/** What is known of somebody, without what is empty. */
function present(known: Record<BuyerField, string> | null | undefined): Partial<Record<BuyerField, string>> {
  return Object.fromEntries(Object.entries(known ?? {}).filter(([, value]) => value !== ""));
}
