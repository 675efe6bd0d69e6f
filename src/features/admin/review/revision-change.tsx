import { m } from "#i18n/paraglide/messages.js";
import { languageOf } from "#src/ui/text/language-tag.tsx";
import { PictureStrip } from "./picture-strip.tsx";
import type { ComparedField } from "./revision-fields.ts";

/** A field that changes: as it is, struck out where it goes, and as it becomes, marked. */
export function RevisionChange({ field }: { field: ComparedField }) {
  return (
    <li className="grid min-w-0 gap-2">
      <h3 className="font-bold text-gulf-900">{field.label}</h3>
      <div className="grid min-w-0 gap-2 sm:grid-cols-2 sm:gap-4">
        <Side field={field} side="before" />
        <Side field={field} side="after" />
      </div>
    </li>
  );
}

const LOOKS = {
  before: "border-sand-200 bg-sand-50",
  after: "border-brass-300 bg-brass-50",
} as const;

function Side({ field, side }: { field: ComparedField; side: "before" | "after" }) {
  return (
    <div className={`grid min-w-0 content-start gap-1 rounded-lg border p-3 ${LOOKS[side]}`}>
      <p className="text-sand-700 text-sm">{side === "before" ? m.review_before() : m.review_after()}</p>
      {field.kind === "pictures" ? <PictureStrip pictures={field[side]} /> : <Words field={field} side={side} />}
    </div>
  );
}

function Words({ field, side }: { field: ComparedField & { kind: "text" }; side: "before" | "after" }) {
  const words = field[side];
  const language = field.locale ? languageOf(field.locale) : {};
  if (words === "") return <p className="text-sand-600">{m.review_none()}</p>;
  const Mark = side === "before" ? "del" : "ins";
  return (
    <p {...language} dir={language.dir ?? "auto"} className="wrap-break-word min-w-0 whitespace-pre-line text-gulf-900">
      <Mark className="no-underline">{words}</Mark>
    </p>
  );
}
