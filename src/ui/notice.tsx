import { CircleAlert, CircleCheck, Info } from "lucide-react";
import type { ReactNode } from "react";

const TONES = {
  info: { variant: "border-gulf-200 bg-gulf-50 text-gulf-900", Icon: Info },
  success: { variant: "border-leaf-700/30 bg-leaf-50 text-leaf-700", Icon: CircleCheck },
  error: { variant: "border-clay-600/30 bg-clay-50 text-clay-700", Icon: CircleAlert },
} as const;

interface NoticeProps {
  tone?: keyof typeof TONES;
  title?: string;
  children?: ReactNode;
}

/** A message in the page; errors are announced at once, the rest politely. */
export function Notice({ tone = "info", title, children }: NoticeProps) {
  const { variant, Icon } = TONES[tone];
  return (
    <div role={tone === "error" ? "alert" : "status"} className={`flex gap-3 rounded-lg border p-4 ${variant}`}>
      <Icon aria-hidden size={22} className="mt-0.5 shrink-0" />
      <div className="grid gap-1 text-sm">
        {title && <p className="font-bold text-base">{title}</p>}
        {children}
      </div>
    </div>
  );
}
