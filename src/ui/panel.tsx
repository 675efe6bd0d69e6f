import { type ReactNode, useId } from "react";

interface PanelProps {
  title: string;
  intro?: string;
  /** A button or link beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A titled card of a page. */
export function Panel({ title, intro, action, children }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 content-start gap-5 rounded-xl border border-sand-200 bg-white p-5 shadow-card sm:p-7"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="grid gap-1">
          <h2 id={id} className="flex items-center gap-2.5 text-gulf-900 text-xl">
            {title}
          </h2>
          {intro && <p className="text-sand-600 text-sm">{intro}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
