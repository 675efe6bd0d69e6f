import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

interface FormSectionProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** Fields that belong together, two beside each other where there is room. */
export function FormSection({ title, hint, children }: FormSectionProps) {
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 flex w-full flex-wrap items-baseline gap-x-3 border-sand-200 border-b pb-2">
        <span className="font-bold text-gulf-900 text-lg">{title}</span>
        {hint && <span className="text-sand-600 text-sm">{hint}</span>}
      </legend>
      <div className="grid gap-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

/** Fields that may all be left out, folded away until somebody wants them. */
export function FoldedSection({ title, hint, children }: FormSectionProps) {
  return (
    <details className="group rounded-lg border border-sand-200 bg-sand-50">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 py-2 [&::-webkit-details-marker]:hidden">
        <span className="grid grow">
          <span className="font-bold text-gulf-900">{title}</span>
          {hint && <span className="text-sand-600 text-sm leading-snug">{hint}</span>}
        </span>
        <ChevronDown aria-hidden size={20} className="shrink-0 text-gulf-700 group-open:-scale-y-100" />
      </summary>
      <div className="grid gap-4 p-4 pt-2 sm:grid-cols-2">{children}</div>
    </details>
  );
}

/** A field over the whole width of its section. */
export function WideField({ children }: { children: ReactNode }) {
  return <div className="sm:col-span-2">{children}</div>;
}
