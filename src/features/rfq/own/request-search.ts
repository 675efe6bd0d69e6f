import { RFQ_STATUSES, type RfqStatus } from "#domain/rfq/rfq-status.ts";

/** What an address of one's own requests asks for; what is left out is the first choice. */
export interface RequestSearch {
  status?: RfqStatus | undefined;
  page?: number | undefined;
}

const MAX_PAGE = 500;

/** Reads the search of an address; what it can't read is dropped. */
export function readRequestSearch(raw: Record<string, unknown>): RequestSearch {
  const page = Number(raw.page);
  return {
    status: RFQ_STATUSES.find((status) => status === raw.status),
    page: Number.isInteger(page) && page > 1 && page <= MAX_PAGE ? page : undefined,
  };
}

/** The call that a search makes. */
export function requestsInput({ status, page = 1 }: RequestSearch) {
  return { page, ...(status ? { status } : {}) };
}
