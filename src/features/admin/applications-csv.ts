import { m } from "#i18n/paraglide/messages.js";
import type { ApiOutputs } from "#src/lib/calls/trpc.ts";
import { csvTable, isoTime } from "#src/lib/format/csv-table.ts";
import { businessTypeName } from "#src/vocabulary/business-type-name.ts";
import { countryName } from "#src/vocabulary/origin-name.ts";
import { queueLabels } from "./company-labels.ts";
import { companyName } from "./company-name.tsx";

type Application = ApiOutputs["admin"]["applications"]["items"][number];

/** Companies as a table for spreadsheets, in the reader's language, times in ISO 8601. */
export function applicationsCsv(items: readonly Application[]): string {
  const head = [
    m.admin_column_id(),
    m.admin_column_company(),
    m.admin_column_email(),
    m.admin_column_type(),
    m.admin_column_country(),
    m.admin_column_status(),
    m.admin_column_applied(),
    m.admin_column_decided(),
  ];
  return csvTable([head, ...items.map(cellsOf)]);
}

function cellsOf(application: Application): string[] {
  return [
    application.id,
    companyName(application.names),
    application.email ?? "",
    businessTypeName(application.businessType),
    countryName(application.country),
    queueLabels(application.status),
    isoTime(application.appliedAt),
    isoTime(application.decidedAt),
  ];
}
