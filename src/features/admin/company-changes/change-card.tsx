import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { LOCALES, type Locale } from "#domain/kernel/locale.ts";
import type { RevisionAction } from "#domain/kernel/revision-machine.ts";
import type { CompanyIdentity } from "#domain/suppliers/company-texts.ts";
import { formatDateTime, formatList } from "#i18n/formats.ts";
import { isolated } from "#i18n/isolated.ts";
import { languageName } from "#i18n/language-name.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { ApiOutputs } from "#src/lib/calls/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { TEXT_LINK } from "#src/ui/text/text-link.ts";
import { businessTypeName } from "#src/vocabulary/business-type-name.ts";
import { counted } from "#src/vocabulary/counted.ts";
import { countryName } from "#src/vocabulary/origin-name.ts";
import { LateBadge } from "../late-badge.tsx";
import { RevisionChange } from "../review/revision-change.tsx";
import type { ComparedField } from "../review/revision-fields.ts";
import { ChangeDialog, type DecidedAction } from "./change-dialog.tsx";
import { changedCompany } from "./changed-company.ts";

export type CompanyChange = ApiOutputs["admin"]["companyRevisions"]["items"][number];

interface ChangeCardProps {
  change: CompanyChange;
  actions: readonly RevisionAction[];
}

/** A company's change: old and new side by side, and the decision on it. */
export function ChangeCard({ change, actions }: ChangeCardProps) {
  const { company, createdAt, workingDays, isLate } = change;
  const fields = comparedIdentity(change.now, change.next);
  const kept = fields.filter(({ isChanged }) => !isChanged).map(({ label }) => label);
  return (
    <li className="grid min-w-0 gap-4 rounded-xl border border-sand-200 bg-white p-4 shadow-card sm:p-5">
      <div className="grid gap-1">
        <h2 className="min-w-0 text-gulf-900 text-lg">
          <Link to="/admin/applications/$id" params={{ id: company.id }} className={TEXT_LINK}>
            <bdi>{changedCompany(change)}</bdi>
          </Link>
        </h2>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sand-600 text-sm">
          {formatDateTime(createdAt, currentLocale())}
          <span>{m.admin_working_days(counted(workingDays))}</span>
          {isLate && <LateBadge />}
        </p>
      </div>
      <ul className="grid gap-5">
        {fields
          .filter(({ isChanged }) => isChanged)
          .map((field) => (
            <RevisionChange key={field.label} field={field} />
          ))}
      </ul>
      {kept.length > 0 && (
        <p className="text-sand-600 text-sm">{m.review_unchanged({ fields: formatList(kept, currentLocale()) })}</p>
      )}
      <Decisions change={change} actions={actions} />
    </li>
  );
}

const VERBS = {
  apply: { verb: m.review_apply, of: m.company_changes_apply_of, variant: "primary" },
  decline: { verb: m.review_decline, of: m.company_changes_decline_of, variant: "danger" },
} as const;
const ACTIONS = Object.keys(VERBS) as DecidedAction[];

function Decisions({ change, actions }: ChangeCardProps) {
  const [chosen, setChosen] = useState<DecidedAction>("apply");
  const [isOpen, setOpen] = useState(false);
  const name = isolated(changedCompany(change));
  return (
    <div className="flex flex-wrap gap-3">
      {ACTIONS.filter((action) => actions.includes(action)).map((action) => (
        <Button
          key={action}
          type="button"
          variant={VERBS[action].variant}
          aria-label={VERBS[action].of({ name })}
          onClick={() => {
            setChosen(action);
            setOpen(true);
          }}
          className="max-sm:w-full"
        >
          {VERBS[action].verb()}
        </Button>
      ))}
      <ChangeDialog change={change} action={chosen} open={isOpen} onOpenChange={setOpen} />
    </div>
  );
}

/** What of a company is looked at, as it is and as it is to become, field by field. */
function comparedIdentity(now: CompanyIdentity, next: CompanyIdentity): ComparedField[] {
  const text = (label: string, of: (one: CompanyIdentity) => string, locale: Locale | null = null): ComparedField => {
    const [before, after] = [of(now), of(next)];
    return { kind: "text", label, locale, before, after, isChanged: before !== after };
  };
  return [
    ...LOCALES.map((locale) =>
      text(
        m.review_field_in({ field: m.review_field_name(), language: languageName(locale, currentLocale()) }),
        ({ names }) => names[locale] ?? "",
        locale,
      ),
    ),
    text(m.admin_column_type(), ({ businessType }) => businessTypeName(businessType)),
    text(m.admin_column_country(), ({ country }) => countryName(country)),
    text(m.admin_fact_licence(), ({ licenceNumber }) => licenceNumber ?? ""),
  ];
}
