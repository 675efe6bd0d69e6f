import type { ClaimStatus } from "#domain/suppliers/claim-machine.ts";
import { readPage } from "../lists/read-search.ts";

/** What an address of the queue asks for; claims that wait unless it says otherwise. */
export interface ClaimSearch {
  status?: Exclude<ClaimStatus, "claimed"> | undefined;
  page?: number | undefined;
}

/** Reads the search of an address; what it can't read is dropped. */
export function readClaimSearch({ status, page }: Record<string, unknown>): ClaimSearch {
  return { status: status === "owned" || status === "refused" ? status : undefined, page: readPage(page) };
}

/** The call that a search makes. */
export function claimsInput({ status, page = 1 }: ClaimSearch) {
  return { status: status ?? ("claimed" as const), page };
}
