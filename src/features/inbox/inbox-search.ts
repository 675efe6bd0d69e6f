import { CATEGORY_SLUGS, type CategorySlug } from "#domain/catalogue/categories.ts";
import { INVITATION_STATUSES, type InvitationStatus } from "#domain/rfq/invitation-machine.ts";

/** Filters besides the first, which is what waits for an answer; as the server knows them (INBOX_FILTERS). */
const CHOICES = ["waiting", "done", ...INVITATION_STATUSES] as const;

/** What an address of the inbox asks for; what is left out is the first choice. */
export interface InboxSearch {
  status?: "waiting" | "done" | InvitationStatus | undefined;
  category?: CategorySlug | undefined;
  q?: string | undefined;
  page?: number | undefined;
}

const MAX_WORDS = 100;
const MAX_PAGE = 500;

/** Reads the search of an address; what it can't read is dropped. */
export function readInboxSearch(raw: Record<string, unknown>): InboxSearch {
  const page = Number(raw.page);
  return {
    status: CHOICES.find((status) => status === raw.status),
    category: CATEGORY_SLUGS.find((category) => category === raw.category),
    q: (typeof raw.q === "string" && raw.q.trim().slice(0, MAX_WORDS).trim()) || undefined,
    page: Number.isInteger(page) && page > 1 && page <= MAX_PAGE ? page : undefined,
  };
}

/** The call that a search makes. */
export function inboxInput({ status, category, q, page = 1 }: InboxSearch) {
  return { status: status ?? ("open" as const), page, ...(category ? { category } : {}), ...(q ? { q } : {}) };
}
