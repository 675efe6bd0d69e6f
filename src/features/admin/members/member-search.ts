import type { UserState } from "#domain/admin/manage-users.ts";
import { USER_TYPES, type UserType } from "#domain/identity/user-types.ts";
import { readChoice, readPage, readWords } from "../lists/read-search.ts";

/** What an address of the list of accounts asks for. */
export interface MemberSearch {
  type?: UserType | undefined;
  state?: UserState | undefined;
  q?: string | undefined;
  page?: number | undefined;
}

/** What can be filtered by, in the order of the screen. */
export const MEMBER_STATES: readonly UserState[] = ["suspended", "unverified", "to_delete"];

/** Reads the search of an address; what it can't read is dropped. */
export function readMemberSearch(raw: Record<string, unknown>): MemberSearch {
  return {
    type: readChoice(raw.type, USER_TYPES),
    state: readChoice(raw.state, MEMBER_STATES),
    q: readWords(raw.q),
    page: readPage(raw.page),
  };
}

/** The call that a search makes. */
export function membersInput({ page = 1, ...asked }: MemberSearch) {
  return { ...asked, page };
}
