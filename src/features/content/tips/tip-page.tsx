import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { sendBeacon } from "#src/lib/search-steps.ts";
import { Button } from "#src/ui/button.tsx";
import { Breadcrumbs } from "#src/ui/page/breadcrumbs.tsx";
import { Container, Section } from "#src/ui/section.tsx";
import { LanguageTag, languageOf } from "#src/ui/text/language-tag.tsx";
import { WhatsAppMark } from "#src/ui/whatsapp-mark.tsx";
import { RateTip } from "./rate-tip.tsx";
import { TipCard, type TipCardData, TipCategoryBadge, TipFigures } from "./tip-card.tsx";

/** Who leaves sooner did not read. */
const READ_MS = 1500;

/** Tells the server that a tip was read, once the page stands; it counts each reader once a day, without a name. */
function useCountedView(slug: string): void {
  useEffect(() => {
    const timer = setTimeout(() => sendBeacon("/api/tip-views", { slug }), READ_MS);
    return () => clearTimeout(timer);
  }, [slug]);
}

export { tipHead } from "./tip-head.ts";

/** A whole tip, what is close to it, and a way to pass it on. */
export function TipPage({ slug, address }: { slug: string; address: string }) {
  const [{ tip, related }] = api.content.tip.useSuspenseQuery({ slug, locale: currentLocale() });
  useCountedView(slug);
  return (
    <>
      <article>
        <header className="border-sand-200 border-b bg-white">
          <Container className="grid gap-4 py-6 sm:py-10">
            <Breadcrumbs
              crumbs={[
                { label: m.shell_nav_home(), link: { to: "/" } },
                { label: m.content_tips_title(), link: { to: "/tips" } },
                { label: tip.title },
              ]}
            />
            <TipCategoryBadge category={tip.category} />
            <h1 className="max-w-3xl text-3xl text-gulf-900 sm:text-4xl" {...languageOf(tip.textLocale)}>
              {tip.title} <LanguageTag locale={tip.textLocale} />
            </h1>
            <p className="max-w-3xl text-lg text-sand-700" {...languageOf(tip.textLocale)}>
              {tip.summary}
            </p>
            <TipFigures tip={tip} />
          </Container>
        </header>
        <Container className="grid gap-8 py-8 sm:py-12 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:items-start lg:gap-12">
          <div>
            <TipText content={tip.content} textLocale={tip.textLocale} />
            <RateTip key={tip.slug} tip={tip} />
            <ShareOnWhatsApp title={tip.title} address={address} />
          </div>
          <PutToUse />
        </Container>
      </article>
      <RelatedTips tips={related} />
    </>
  );
}

/** Paragraphs are separated by an empty line (drizzle/schema/content.ts). */
export function TipText({ content, textLocale }: { content: string; textLocale: TipCardData["textLocale"] }) {
  return (
    <div className="grid max-w-[42rem] gap-5 text-lg" {...languageOf(textLocale)}>
      {content.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

function ShareOnWhatsApp({ title, address }: { title: string; address: string }) {
  return (
    <p className="mt-8">
      <Button asChild variant="secondary">
        <a
          href={`https://wa.me/?text=${encodeURIComponent(`${title}\n${address}`)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <WhatsAppMark /> {m.content_tip_share_whatsapp()}
        </a>
      </Button>
    </p>
  );
}

function PutToUse() {
  return (
    <aside className="grid gap-3 rounded-xl bg-gulf-900 p-6 text-white">
      <h2 className="text-xl">{m.content_tip_quote_title()}</h2>
      <p className="text-gulf-100">{m.content_tip_quote_text()}</p>
      <Button asChild variant="onDark">
        <Link to="/products">{m.content_tip_quote_action()}</Link>
      </Button>
    </aside>
  );
}

function RelatedTips({ tips }: { tips: readonly TipCardData[] }) {
  if (tips.length === 0) return null;
  return (
    <Section
      tone="sand"
      title={m.content_tip_related_title()}
      action={
        <Link
          to="/tips"
          className="inline-flex min-h-11 items-center font-bold text-gulf-700 underline underline-offset-4"
        >
          {m.content_tip_all()}
        </Link>
      }
    >
      <ul className="grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
        {tips.map((tip) => (
          <li key={tip.slug}>
            <TipCard tip={tip} headingLevel={3} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
