import { Link, type LinkProps } from "@tanstack/react-router";
import { Hourglass } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { PageHeader } from "#src/ui/page-header.tsx";
import { Container } from "#src/ui/section.tsx";
import { StarBullet } from "#src/ui/star-bullet.tsx";

interface ComingScreenProps {
  title: string;
  intro: string;
  /** What this place will do. */
  points: readonly string[];
  /** What one can do instead, today. */
  actions: ReactNode;
  /** What the place shows while it has nothing, e.g. an empty cart. */
  children?: ReactNode;
}

/** A place that is not open yet: says so, says what it will be, and where to go meanwhile. */
export function ComingScreen({ title, intro, points, actions, children }: ComingScreenProps) {
  return (
    <>
      <PageHeader
        title={title}
        intro={intro}
        crumbs={[{ label: m.shell_nav_home(), link: { to: "/" } }, { label: title }]}
      >
        <p className="flex items-center gap-2 font-bold text-brass-700">
          <Hourglass aria-hidden size={20} /> {m.accounts_coming_badge()}
        </p>
      </PageHeader>
      <Container className="grid gap-6 py-8 sm:py-12">
        {children}
        <div className="grid gap-6 md:grid-cols-2">
          <section className="rounded-xl border border-sand-200 bg-white p-6 shadow-card">
            <h2 className="mb-4 text-gulf-900 text-xl">{m.accounts_coming_will()}</h2>
            <ul className="grid gap-3">
              {points.map((point) => (
                <li key={point} className="flex gap-3 text-sand-700">
                  <span className="mt-2 shrink-0">
                    <StarBullet />
                  </span>
                  {point}
                </li>
              ))}
            </ul>
          </section>
          <section className="rounded-xl border border-gulf-200 bg-gulf-50 p-6">
            <h2 className="text-gulf-900 text-xl">{m.accounts_coming_now()}</h2>
            <p className="mb-4 text-gulf-900">{m.accounts_coming_now_hint()}</p>
            <div className="grid gap-3 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2">{actions}</div>
          </section>
        </div>
      </Container>
    </>
  );
}

interface WayOnProps extends Pick<LinkProps, "to" | "search"> {
  label: string;
  /** The first choice of this place. */
  isMain?: boolean;
}

/** A way on from a place that is not open yet. */
export function WayOn({ label, isMain = false, ...link }: WayOnProps) {
  return (
    <Button asChild look={isMain ? "primary" : "secondary"} wide>
      <Link {...link}>{label}</Link>
    </Button>
  );
}
