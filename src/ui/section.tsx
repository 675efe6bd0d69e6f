import type { ReactNode } from "react";

/** The page's measure: full width on a phone, 76 rem at most. */
export function Container({ children, className = "" }: { children: ReactNode; className?: string }) {
  return <div className={`mx-auto w-full max-w-[76rem] px-4 sm:px-6 ${className}`}>{children}</div>;
}

interface SectionProps {
  title?: string;
  intro?: string;
  /** A link or button beside the title. */
  action?: ReactNode;
  id?: string;
  tone?: "plain" | "sand" | "gulf";
  children: ReactNode;
}

const TONES = { plain: "", sand: "bg-sand-50", gulf: "bg-gulf-900 text-white" } as const;

/** A band of the page with an optional heading. */
export function Section({ title, intro, action, id, tone = "plain", children }: SectionProps) {
  return (
    <section id={id} className={`py-6 sm:py-14 ${TONES[tone]}`}>
      <Container>
        {title && (
          <div className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-2 sm:mb-6">
            <div className="grid max-w-2xl gap-1.5">
              <h2 className={`text-xl sm:text-3xl ${tone === "gulf" ? "" : "text-gulf-900"}`}>{title}</h2>
              {intro && <p className={tone === "gulf" ? "text-gulf-100" : "text-sand-600 max-sm:text-sm"}>{intro}</p>}
            </div>
            {action}
          </div>
        )}
        {children}
      </Container>
    </section>
  );
}
