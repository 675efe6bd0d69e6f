import { useNavigate } from "@tanstack/react-router";
import { type ComponentProps, type FormEvent, type ReactNode, useSyncExternalStore } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { Select } from "#src/ui/fields/select.tsx";
import { Details } from "#src/ui/overlay/details.tsx";
import { ACTION_CHOICES, actionLabels, ENTITY_CHOICES, entityLabels } from "./audit-labels.ts";
import { type AuditSearch, readAuditSearch } from "./audit-search.ts";

/** What of the log is shown; all of it in the address. */
export function AuditFilter({ search }: { search: AuditSearch }) {
  const navigate = useNavigate();
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = Object.fromEntries(new FormData(event.currentTarget));
    void navigate({ to: "/admin/audit", search: readAuditSearch(asked), resetScroll: false });
  };
  const { page: _, ...asked } = search;
  // On a phone the log comes first, the filter where it is asked for.
  const isWide = useSyncExternalStore(asItIs, isWideNow, () => false);
  const isOpen = isWide || Object.values(asked).some(Boolean);
  return (
    <Details
      summary={m.admin_audit_filter()}
      open={isOpen}
      summaryClass="justify-between"
      className="rounded-xl border border-sand-200 bg-white p-4 shadow-card"
    >
      <form method="post" onSubmit={show} className="grid gap-4 pt-3 sm:grid-cols-2 lg:grid-cols-3">
        <FilterField label={m.admin_audit_entity()}>
          <Select
            name="entity"
            defaultValue={search.entity ?? ""}
            placeholder={m.admin_audit_entity_all()}
            options={ENTITY_CHOICES.map((value) => ({ value, label: entityLabels(value) }))}
          />
        </FilterField>
        <FilterField label={m.admin_audit_action()}>
          <Select
            name="action"
            defaultValue={search.action ?? ""}
            placeholder={m.admin_audit_action_all()}
            options={ACTION_CHOICES.map((value) => ({ value, label: actionLabels(value) }))}
          />
        </FilterField>
        <FilterField label={m.admin_audit_actor()}>
          <FilterInput name="actor" type="email" dir="ltr" autoComplete="off" defaultValue={search.actor} />
        </FilterField>
        <FilterField label={m.admin_audit_id()}>
          <FilterInput name="q" dir="ltr" maxLength={100} autoComplete="off" defaultValue={search.q} />
        </FilterField>
        <FilterField label={m.admin_audit_from()}>
          <FilterInput name="from" type="date" dir="ltr" defaultValue={search.from} />
        </FilterField>
        <FilterField label={m.admin_audit_to()}>
          <FilterInput name="to" type="date" dir="ltr" defaultValue={search.to} />
        </FilterField>
        <Button type="submit" variant="secondary" className="justify-self-start max-sm:w-full">
          {m.admin_audit_show()}
        </Button>
      </form>
    </Details>
  );
}

const isWideNow = () => window.matchMedia("(min-width: 64rem)").matches;

/** A window that is made wider opens nothing. */
const asItIs = () => () => undefined;

/** A filter with its label; unlike a form's field it need not say that it may stay empty. */
function FilterField({ label, children }: { label: string; children: ReactNode }) {
  return (
    // The control is the label's only child besides its text.
    // biome-ignore lint/a11y/noLabelWithoutControl: the control comes as a child
    <label className="grid min-w-0 content-start gap-1.5">
      <span className="font-bold text-gulf-900 text-sm">{label}</span>
      {children}
    </label>
  );
}

/** The input of a {@link FilterField}. */
function FilterInput(input: ComponentProps<"input">) {
  return <input {...input} className="min-h-11 w-full rounded-md border border-sand-300 bg-white px-3 text-base" />;
}
