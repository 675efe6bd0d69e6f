import { m } from "#i18n/paraglide/messages.js";
import { Section } from "#src/ui/section.tsx";
import { StarBullet } from "#src/ui/star-bullet.tsx";
import { LanguageTag, languageOf } from "#src/ui/text/language-tag.tsx";
import type { Claim } from "./claims.tsx";

const PROMISES = [
  { title: m.content_about_promise_clarity_title, text: m.content_about_promise_clarity_text },
  { title: m.content_about_promise_written_title, text: m.content_about_promise_written_text },
  { title: m.content_about_promise_follow_title, text: m.content_about_promise_follow_text },
] as const;

/** The founder by role, with what the claims table says of him, and what the platform promises. */
export function Leadership({ experience }: { experience: Claim | undefined }) {
  return (
    <Section title={m.content_about_leadership_title()} intro={m.content_about_leadership_intro()}>
      <div className="grid gap-4 lg:grid-cols-[1fr_2fr] lg:gap-6">
        <article className="grid content-center justify-items-center gap-3 rounded-xl bg-gulf-900 p-8 text-center text-white">
          <img src="/mark.svg" alt="" width={64} height={64} loading="lazy" className="size-16" />
          <h3 className="text-xl">{m.content_about_founder_role()}</h3>
          {experience && (
            <p className="text-gulf-100" {...languageOf(experience.textLocale)}>
              {experience.description} <LanguageTag locale={experience.textLocale} />
            </p>
          )}
        </article>
        <ul className="grid gap-4">
          {PROMISES.map(({ title, text }) => (
            <li key={title()} className="flex gap-4 rounded-xl border border-sand-200 bg-white p-5 shadow-card">
              <span className="mt-2 shrink-0">
                <StarBullet />
              </span>
              <div className="grid gap-1">
                <h3 className="text-gulf-900 text-lg">{title()}</h3>
                <p className="text-sand-700">{text()}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
