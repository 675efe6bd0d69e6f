import { Hourglass, Mail, Store } from "lucide-react";
import { m } from "#i18n/paraglide/messages.js";

const STEPS = [
  { Icon: Hourglass, title: m.company_step_review, text: m.company_step_review_text },
  { Icon: Mail, title: m.company_step_mail, text: m.company_step_mail_text },
  { Icon: Store, title: m.company_step_store, text: m.company_step_store_text },
] as const;

/** The review note (spec §2): how long, by which way, and what comes after. */
export function NextSteps() {
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
