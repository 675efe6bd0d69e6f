import { sha256 } from "#worker/platform/secrets.ts";

const LENGTH = 8;

/** What keeps the addresses of companies of one name apart: always the same for one company. */
export function addressCode(id: string): string {
  return sha256(id).slice(0, LENGTH);
}
