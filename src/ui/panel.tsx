import { type ReactNode, useId } from "react";

interface PanelProps {
  /** Left out where the page's own heading says it. */
  title?: string;
  intro?: string | undefined;
  /** A button or link beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A card of a page. */
export function Panel({ title, intro, action, children }: PanelProps) {
  const id = useId();
  return (
    <section
      {...(title === undefined ? {} : { "aria-labelledby": id })}
      className="grid min-w-0 content-start gap-5 rounded-xl border border-sand-200 bg-white p-5 shadow-card sm:p-7"
    >
      {(title !== undefined || intro !== undefined) && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div className="grid gap-1">
            {title !== undefined && (
              <h2 id={id} className="text-gulf-900 text-xl">
                {title}
              </h2>
            )}
            {intro !== undefined && (
              <p className={title === undefined ? "text-sand-700" : "text-sand-600 text-sm"}>{intro}</p>
            )}
          </div>
          {action}
        </div>
      )}
      {children}
    </section>
  );
}
