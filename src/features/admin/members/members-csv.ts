import { m } from "#i18n/paraglide/messages.js";
import { csvTable, isoTime } from "#src/lib/format/csv-table.ts";
import { companyName } from "../company-name.tsx";
import { typeLabels } from "./member-labels.ts";
import type { Member } from "./member-rows.tsx";

/** Accounts as a table, in the reader's language. */
export function membersCsv(items: readonly Member[]): string {
  const head = [
    m.admin_column_id(),
    m.members_column_name(),
    m.admin_column_email(),
    m.members_type(),
    m.admin_column_company(),
    m.members_column_since(),
    m.members_column_verified(),
    m.members_column_suspended(),
    m.members_column_delete_after(),
  ];
  return csvTable([head, ...items.map(cellsOf)]);
}

function cellsOf(member: Member): string[] {
  return [
    member.id,
    member.name,
    member.email,
    typeLabels(member.userType),
    member.company ? companyName(member.company.names) : "",
    ...[member.createdAt, member.emailVerifiedAt, member.suspendedAt, member.deleteAfter].map(isoTime),
  ];
}
