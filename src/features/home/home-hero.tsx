import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { StarGround } from "#src/ui/page/star-ground.tsx";
import { Container } from "#src/ui/section.tsx";

/**
 * What the platform is, in one breath, under the sky of its harbour; the ways to start float on the water.
 * On a phone the picture is smaller than the text above it, so that the text stays the largest paint.
 */
export function HomeHero({ box, children }: { box: ReactNode; children: ReactNode }) {
  return (
    <>
      {/* No stacking of its own: what the box suggests lies over the tiles below. */}
      <header className="relative bg-linear-to-b from-sand-50 to-brass-100">
        <StarGround className="absolute inset-0 text-brass-400 opacity-20" />
        <Container className="relative grid justify-items-start gap-2 pt-5 sm:gap-4 sm:pt-12 lg:pt-10">
          <p className="border-brass-500 border-s-4 ps-3 font-bold text-brass-700">{m.shell_tagline()}</p>
          <h1 className="max-w-4xl text-2xl text-gulf-900 xs:text-3xl sm:text-4xl lg:text-5xl">
            {m.home_hero_title()}
          </h1>
          <p className="max-w-3xl text-sand-800 max-sm:text-sm sm:text-lg">{m.home_hero_intro()}</p>
          {box}
        </Container>
        <img
          src="/pictures/hero.svg"
          alt=""
          width={1600}
          height={700}
          fetchPriority="high"
          decoding="async"
          className="relative mt-2 h-16 w-full object-cover object-bottom mask-t-from-70% sm:h-56 lg:h-64"
        />
      </header>
      <Container className="relative -mt-6 sm:-mt-10 lg:-mt-20">{children}</Container>
    </>
  );
}
