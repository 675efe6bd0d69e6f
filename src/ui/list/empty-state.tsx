import type { ReactNode } from "react";

interface EmptyStateProps {
  title: string;
  description?: string;
  icon?: ReactNode;
  /** What the reader can do next. */
  children?: ReactNode;
}

/** What a list shows when it has nothing, and what to do about it. */
export function EmptyState({ title, description, icon, children }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 rounded-xl border border-sand-300 border-dashed bg-sand-50 px-6 py-12 text-center">
      {icon && <div className="text-gulf-500">{icon}</div>}
      <p className="font-bold text-gulf-900 text-xl">{title}</p>
      {description && <p className="max-w-md text-sand-600">{description}</p>}
      {children && <div className="mt-2 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
