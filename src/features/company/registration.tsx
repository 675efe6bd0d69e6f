import { Link } from "@tanstack/react-router";
import { Building2, Hourglass, Mail, Store } from "lucide-react";
import { useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { useSession } from "#src/lib/session/session.ts";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { StarGround } from "#src/ui/page/star-ground.tsx";
import { Container } from "#src/ui/section.tsx";
import { CompanyGate } from "./company-gate.tsx";
import { RegistrationForm } from "./registration-form.tsx";

const STEPS = [
  { Icon: Hourglass, title: m.company_step_review, text: m.company_step_review_text },
  { Icon: Mail, title: m.company_step_mail, text: m.company_step_mail_text },
  { Icon: Store, title: m.company_step_store, text: m.company_step_store_text },
] as const;

/** The review note (spec §2): how long, by which way, and what comes after. */
function NextSteps() {
  return (
    <section
      aria-labelledby="next-steps"
      className="grid gap-5 rounded-xl border border-gulf-200 bg-gulf-50 p-5 sm:p-7"
    >
      <h2 id="next-steps" className="text-gulf-900 text-xl">
        {m.company_steps()}
      </h2>
      <ol className="grid gap-5">
        {STEPS.map(({ Icon, title, text }) => (
          <li key={title()} className="flex gap-3">
            <span aria-hidden className="grid size-11 shrink-0 place-items-center rounded-full bg-white text-brass-700">
              <Icon size={22} />
            </span>
            <div className="grid gap-0.5">
              <p className="font-bold text-gulf-900">{title()}</p>
              <p className="text-sand-700 text-sm">{text()}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Registers a company as a supplier (spec §2); who has one sees its application. */
export function Registration() {
  const [isLeaving, setLeaving] = useState(false);
  return <CompanyGate none={<Apply onLeaving={setLeaving} />} isLeaving={isLeaving} />;
}

interface ApplyProps {
  /** Told that the application was sent and its own screen comes, and when that is through. */
  onLeaving: (isLeaving: boolean) => void;
}

function Apply({ onLeaving }: ApplyProps) {
  const { session } = useSession();
  const isVerified = session?.isVerified ?? true;
  return (
    <>
      <Banner />
      <Container className="grid gap-6 py-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:items-start">
        <div className="grid min-w-0 gap-6">
          {!isVerified && <UnverifiedNote />}
          <RegistrationForm isVerified={isVerified} onLeaving={onLeaving} />
        </div>
        <NextSteps />
      </Container>
    </>
  );
}

/** The spec's green banner. */
function Banner() {
  return (
    <header className="relative isolate overflow-hidden border-brass-400 border-b-4 bg-gulf-800 text-white">
      <StarGround className="absolute inset-0 -z-10 text-brass-300 opacity-10" />
      <Container className="flex items-center gap-6 py-8 sm:py-12">
        <span
          aria-hidden
          className="hidden size-20 shrink-0 place-items-center rounded-2xl bg-gulf-900 text-brass-300 sm:grid"
        >
          <Building2 size={40} />
        </span>
        <div className="grid gap-2">
          <h1 className="text-3xl sm:text-4xl">{m.company_apply_title()}</h1>
          <p className="max-w-2xl text-gulf-100">{m.company_apply_intro()}</p>
        </div>
      </Container>
    </header>
  );
}

function UnverifiedNote() {
  return (
    <Notice title={m.company_unverified()}>
      <p>{m.company_unverified_text()}</p>
      <p className="pt-1">
        <Button asChild variant="secondary">
          <Link to="/verify-email" search={{ returnTo: "/supplier-registration" }}>
            {m.company_unverified_link()}
          </Link>
        </Button>
      </p>
    </Notice>
  );
}
