import type { ReactNode } from "react";
import { Panel } from "#src/ui/panel.tsx";

interface EditorSectionProps {
  id: string;
  title: string;
  intro?: string;
  children: ReactNode;
}

/** A card of the editor that can be led to. */
export function EditorSection({ id, children, ...panel }: EditorSectionProps) {
  return (
    <div id={id} tabIndex={-1} className="min-w-0 scroll-mt-24 rounded-xl outline-offset-4">
      <Panel {...panel}>{children}</Panel>
    </div>
  );
}
