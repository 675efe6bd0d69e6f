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

/** A field over the whole width of its section. */
export function WideField({ children }: { children: ReactNode }) {
  return <div className="sm:col-span-2">{children}</div>;
}
