import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { Breadcrumbs } from "#src/ui/page/breadcrumbs.tsx";
import { StarGround } from "#src/ui/page/star-ground.tsx";
import { Container } from "#src/ui/section.tsx";

interface PlatformHeroProps {
  /** Name of the page in menus, above the headline. */
  name: string;
  title: string;
  intro: string;
  /** A picture from public/pictures; decorative. */
  picture: string;
  children?: ReactNode;
}

/** The head of the platform's own pages: deep gulf with a ground of stars, and a picture on wide screens. */
export function PlatformHero({ name, title, intro, picture, children }: PlatformHeroProps) {
  return (
    <header className="relative isolate overflow-hidden bg-gulf-900 text-white">
      <StarGround className="absolute inset-0 -z-10 text-brass-300 opacity-10" />
      <Container className="grid items-center gap-8 py-8 sm:py-12 lg:grid-cols-[1.4fr_1fr] lg:py-16">
        <div className="grid justify-items-start gap-4">
          <div className="[&_*]:text-gulf-100">
            <Breadcrumbs crumbs={[{ label: m.shell_nav_home(), link: { to: "/" } }, { label: name }]} />
          </div>
          <h1 className="text-3xl sm:text-4xl lg:text-5xl">{title}</h1>
          <p className="max-w-2xl text-gulf-100 text-lg">{intro}</p>
          {children && <div className="mt-2 flex flex-wrap gap-3">{children}</div>}
        </div>
        <img
          src={picture}
          alt=""
          width={800}
          height={600}
          decoding="async"
          className="hidden rounded-2xl border-4 border-gulf-800 lg:block"
        />
      </Container>
    </header>
  );
}
