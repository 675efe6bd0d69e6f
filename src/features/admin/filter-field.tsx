import type { ComponentProps, ReactNode } from "react";

/** A filter with its label; unlike a form's field it need not say that it may stay empty. */
export function FilterField({ label, children }: { label: string; children: ReactNode }) {
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
export function FilterInput(input: ComponentProps<"input">) {
  return <input {...input} className="min-h-11 w-full rounded-md border border-sand-300 bg-white px-3 text-base" />;
}
