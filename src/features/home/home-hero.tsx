import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { Container } from "#src/ui/section.tsx";
import { StarGround } from "#src/ui/star-ground.tsx";

/** What the house is, in one breath. The picture is for wide screens alone: on a phone the words are the first view. */
export function HomeHero({ children }: { children: ReactNode }) {
  return (
    <header className="relative isolate overflow-hidden bg-gulf-900 text-white">
      <StarGround className="absolute inset-0 -z-10 text-brass-300 opacity-10" />
      <Container className="grid items-center gap-10 pt-8 pb-24 sm:pt-12 sm:pb-28 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:pt-16">
        <div className="grid justify-items-start gap-4">
          <p className="border-brass-300 border-s-4 ps-3 font-bold text-brass-300">{m.shell_tagline()}</p>
          <h1 className="text-3xl sm:text-4xl lg:text-5xl">{m.home_hero_title()}</h1>
          <p className="max-w-xl text-gulf-100 text-lg">{m.home_hero_intro()}</p>
        </div>
        <img
          src="/pictures/hero.svg"
          alt=""
          width={800}
          height={600}
          loading="lazy"
          decoding="async"
          className="hidden rounded-2xl border-4 border-gulf-800 lg:block"
        />
      </Container>
      <div className="absolute inset-x-0 bottom-0 -z-10 h-12 bg-sand-25" />
      <Container className="-mt-16 pb-2">{children}</Container>
    </header>
  );
}
