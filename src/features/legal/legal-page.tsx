import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { formatDate } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { PageHeader } from "#src/ui/page/page-header.tsx";
import { Container } from "#src/ui/section.tsx";

/** When a word of these pages last changed; its readers see it on top. */
const CHANGED_ON = Date.UTC(2026, 10, 23);

export interface Chapter {
  id: string;
  title: () => string;
  /** Paragraphs, a line each. */
  text: () => string;
}

interface LegalPageProps {
  title: string;
  intro: string;
  chapters: readonly Chapter[];
  /** Ways on, beside writing to the platform. */
  children: ReactNode;
}

/** A text of the platform about its service: plain chapters that can be linked to. */
export function LegalPage({ title, intro, chapters, children }: LegalPageProps) {
  return (
    <article>
      <PageHeader
        title={title}
        intro={intro}
        crumbs={[{ label: m.shell_nav_home(), link: { to: "/" } }, { label: title }]}
      >
        <p className="text-sand-700 text-sm">{m.legal_changed_on({ date: formatDate(CHANGED_ON, currentLocale()) })}</p>
      </PageHeader>
      <Container className="grid gap-8 py-8 sm:py-12 lg:grid-cols-[16rem_minmax(0,1fr)] lg:items-start lg:gap-12">
        <Contents chapters={chapters} />
        <div className="grid max-w-[42rem] gap-8">
          {chapters.map((chapter) => (
            <ChapterText key={chapter.id} {...chapter} />
          ))}
          <div className="grid gap-3 rounded-xl border border-sand-200 bg-sand-50 p-5">
            <h2 className="text-gulf-900 text-lg">{m.legal_question()}</h2>
            <div className="flex flex-wrap gap-3">
              <Button asChild>
                <Link to="/contact">{m.legal_contact()}</Link>
              </Button>
              {children}
            </div>
          </div>
        </div>
      </Container>
    </article>
  );
}

function Contents({ chapters }: Pick<LegalPageProps, "chapters">) {
  return (
    <nav aria-label={m.legal_contents()} className="rounded-xl border border-sand-200 bg-white p-3 lg:sticky lg:top-4">
      <ol>
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center rounded-md px-2 text-gulf-800 text-sm underline-offset-4 hover:bg-gulf-50 hover:underline"
            >
              {title()}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function ChapterText({ id, title, text }: Chapter) {
  return (
    <section id={id} className="grid scroll-mt-4 gap-2">
      <h2 className="text-2xl text-gulf-900">{title()}</h2>
      {text()
        .split("\n")
        .map((paragraph) => (
          <p key={paragraph} className="text-sand-800">
            {paragraph}
          </p>
        ))}
    </section>
  );
}
