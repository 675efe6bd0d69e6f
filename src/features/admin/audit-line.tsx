import { Link } from "@tanstack/react-router";
import { withColon } from "#i18n/colon.ts";
import { formatDateTime } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { ApiOutputs } from "#src/lib/calls/trpc.ts";
import { Details } from "#src/ui/overlay/details.tsx";
import { Ltr, Written } from "#src/ui/text/bdi.tsx";
import { OwnParagraph, OwnWords } from "#src/ui/text/own-words.tsx";
import { labelOf } from "#src/vocabulary/label-of.ts";
import { changedFields, pathLabels } from "./audit-changes.ts";
import { actionLabels, actorWithoutAccount, auditedRefusal, entityLabels } from "./audit-labels.ts";
import { AuditedThing } from "./audited-thing.tsx";
import { KIND_NAMES } from "./mails/mail-labels.ts";

export type AuditEntry = ApiOutputs["admin"]["audit"]["items"][number];
type Line = AuditEntry;

/** One line of the log: who did what to what and why, and on request the state before and after. */
export function AuditLine({ line }: { line: Line }) {
  const { actor, isByCommand, action, entity, entityId, reason, createdAt } = line;
  return (
    <li className="grid min-w-0 gap-2 rounded-xl border border-sand-200 bg-white p-4 shadow-card">
      <div className="flex flex-wrap items-center gap-x-4">
        <span className="font-bold text-gulf-900">{actionLabels(action, entity)}</span>
        <span className="inline-flex min-h-11 min-w-0 items-center wrap-anywhere">
          <span>
            {entityLabels(entity)} <Subject line={line} />
          </span>
        </span>
      </div>
      <p className="text-sand-600 text-sm">
        {actor ? <Written>{actor.name}</Written> : actorWithoutAccount(isByCommand)} ·{" "}
        {formatDateTime(createdAt, currentLocale())} ·{" "}
        <Link
          to="/admin/audit"
          search={{ q: entityId }}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {m.admin_audit_same_thing()}
        </Link>
      </p>
      {reason && <OwnParagraph text={reason} className="wrap-anywhere whitespace-pre-line text-sand-800" />}
      <Changes line={line} />
    </li>
  );
}

/** What it is about: a mail by its kind and reader as long as it is kept, refused goods by their words, else by what is known of it. */
function Subject({ line }: { line: Line }) {
  const { mail } = line;
  const refused = auditedRefusal(line);
  if (refused) return <OwnWords text={refused} />;
  if (!mail) return <AuditedThing {...line} />;
  return (
    <>
      ({labelOf(KIND_NAMES, mail.kind)}) <Ltr>{mail.recipient}</Ltr>
    </>
  );
}

function Changes({ line: { before, after, entity, entityId } }: { line: Line }) {
  const fields = changedFields(before, after, entity);
  if (fields.length === 0) return null;
  return (
    <Details summary={m.admin_audit_details()} summaryClass="text-sm">
      <dl className="grid gap-3 pt-2 text-sm">
        <div className="flex flex-wrap gap-x-2">
          <dt className="text-sand-600">{withColon(m.admin_audit_id())}</dt>
          <dd>
            <Ltr className="break-all">{entityId}</Ltr>
          </dd>
        </div>
        {fields.map((field) => (
          <div key={field.path.join(" ")} className="grid gap-1">
            <dt>
              <span className="font-bold text-gulf-900">{pathLabels(field.path)}</span>
            </dt>
            <dd className="grid gap-1 sm:grid-cols-2 sm:gap-4">
              <Told label={m.admin_audit_before()} text={field.before} />
              <Told label={m.admin_audit_after()} text={field.after} />
            </dd>
          </div>
        ))}
      </dl>
    </Details>
  );
}

function Told({ label, text }: { label: string; text: string }) {
  return (
    <div className="min-w-0 rounded-md bg-sand-50 p-2">
      <span className="text-sand-600">{withColon(label)} </span>
      <Written className="wrap-anywhere text-sand-800">{text}</Written>
    </div>
  );
}
