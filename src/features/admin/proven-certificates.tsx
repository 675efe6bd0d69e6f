import { useState } from "react";
import type { DecideItem } from "#domain/admin/review-suppliers.ts";
import { CERTIFICATION_CODES, CERTIFICATIONS, type Certification } from "#domain/catalogue/product-facts.ts";
import { dayInDubai } from "#domain/kernel/time.ts";
import { m } from "#i18n/paraglide/messages.js";
import { SelectField } from "#src/ui/fields/select-field.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { Written } from "#src/ui/text/bdi.tsx";
import { certificationName } from "#src/vocabulary/certification-name.ts";
import type { Item } from "./checklist.tsx";
import { hasEnded } from "./licence-end.tsx";

/** READ_DOCUMENTS of domain/admin/review-suppliers, which brings zod with it. */
const MOST_DOCUMENTS = 5;

/** What the reviewer reads on one document. */
export interface ReadDocument {
  document: string;
  name: string;
  /** Empty where it proves none that buyers look for. */
  certification: Certification | "";
  /** A day as `2026-11-21`; empty where the document says none. */
  until: string;
}

const NOTHING_READ = { certification: "", until: "" } as const;

/** The newest documents, with what was read of them before where it still holds. */
function documentsOf({ documents }: Pick<Item, "documents">): ReadDocument[] {
  return documents.slice(0, MOST_DOCUMENTS).map(({ id, name, certification, validUntil }) => {
    const until = validUntil === null ? "" : dayInDubai(validUntil);
    const code = CERTIFICATION_CODES.find((one) => CERTIFICATIONS[one] === certification);
    return { document: id, name, ...(code && !hasEnded(until) ? { certification: code, until } : NOTHING_READ) };
  });
}

/** True where a named certificate has ended: it can't be accepted. */
export function isAnyEnded(documents: readonly ReadDocument[]): boolean {
  return documents.some(({ certification, until }) => certification !== "" && hasEnded(until));
}

/** What goes to the server: documents that prove something. */
export function provenBy(documents: readonly ReadDocument[]) {
  return documents.flatMap(({ document, certification, until }) =>
    certification === "" ? [] : [{ document, certification, ...(until === "" ? {} : { validUntil: until }) }],
  ) satisfies { document: string; certification: DecideItem["certificates"][number]["certification"] }[];
}

/** What the reviewer typed, by document. */
type TypedDocuments = Readonly<Record<string, Partial<ReadDocument>>>;

/** The documents with what the reviewer typed; it stays when newer ones arrive, and so do they. */
export function useReadDocuments(item: Pick<Item, "documents">) {
  const [typed, setTyped] = useState<TypedDocuments>({});
  const documents = documentsOf(item).map((document) => ({ ...document, ...typed[document.document] }));
  const change: ProvenCertificatesProps["onChange"] = (document, part) =>
    setTyped((before) => ({ ...before, [document]: { ...before[document], ...part } }));
  return { documents, change };
}

interface ProvenCertificatesProps {
  documents: readonly ReadDocument[];
  onChange: (document: string, part: Partial<ReadDocument>) => void;
}

/** Which certificate each document proves: buyers read it on the company's page until its last day. */
export function ProvenCertificates({ documents, onChange }: ProvenCertificatesProps) {
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1 text-sand-700 text-sm">{m.admin_certificates_hint()}</legend>
      {documents.map(({ document, name, certification, until }) => (
        <div key={document} className="grid gap-3 rounded-lg border border-sand-200 bg-sand-50 p-3">
          <Written className="break-all font-bold text-gulf-900">{name}</Written>
          <SelectField
            label={m.admin_certificates_proves()}
            placeholder={m.admin_certificates_none()}
            value={certification}
            onChange={({ target }) => onChange(document, { certification: target.value as Certification | "" })}
            options={CERTIFICATION_CODES.map((value) => ({ value, label: certificationName(value) }))}
          />
          {certification !== "" && (
            <TextField
              kind="date"
              label={m.admin_certificates_end()}
              value={until}
              onChange={({ target }) => onChange(document, { until: target.value })}
              {...(hasEnded(until) ? { error: m.admin_certificates_ended() } : {})}
            />
          )}
        </div>
      ))}
    </fieldset>
  );
}
