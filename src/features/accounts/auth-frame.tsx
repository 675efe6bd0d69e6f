import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { pageHead } from "#src/lib/page-head.ts";
import type { SiteFacts } from "#src/lib/site-facts.ts";
import { BackArrow } from "#src/ui/forward-icon.tsx";
import { StarGround } from "#src/ui/page/star-ground.tsx";
import { Container } from "#src/ui/section.tsx";
import { StarBullet } from "#src/ui/star-bullet.tsx";
import { labelOf } from "#src/vocabulary/label-of.ts";

interface AuthFrameProps {
  title: string;
  hint?: ReactNode;
  /** Whether it speaks to who sells. */
  isForSupplier?: boolean;
  children: ReactNode;
}

/** The place of every account form: a sheet of paper and, on wide screens, the harbour at dusk beside it. */
export function AuthFrame({ title, hint, isForSupplier = false, children }: AuthFrameProps) {
  return (
    <div className="bg-linear-to-b from-sand-100 to-sand-25 py-4 sm:py-10">
      <Container>
        <div className="mx-auto grid max-w-5xl overflow-hidden rounded-2xl border border-sand-200 bg-white shadow-raised lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
          <HarbourPanel points={isForSupplier ? SUPPLIER_POINTS : POINTS} />
          <div className="grid min-w-0 grid-cols-1 content-start gap-6 p-5 sm:p-10">
            <Link
              to="/"
              className="-mb-3 inline-flex min-h-11 items-center gap-2 justify-self-start text-gulf-800 text-sm underline-offset-4 hover:underline"
            >
              <BackArrow size={18} /> {m.auth_back_home()}
            </Link>
            <div className="grid gap-4">
              <img src="/mark.svg" alt="" width={52} height={52} className="size-13 lg:hidden" />
              <div className="grid gap-1 border-brass-400 border-s-4 ps-4">
                <h1 className="text-2xl text-gulf-900 sm:text-3xl">{title}</h1>
                {hint && <div className="text-sand-700">{hint}</div>}
              </div>
            </div>
            {children}
          </div>
        </div>
      </Container>
    </div>
  );
}

const POINTS = [m.auth_panel_requests, m.auth_panel_guest, m.auth_panel_suppliers] as const;

const SUPPLIER_POINTS = [m.auth_panel_fitting, m.auth_panel_prepare, m.auth_panel_buyers] as const;

function HarbourPanel({ points }: { points: readonly (() => string)[] }) {
  return (
    <div className="relative isolate flex flex-col overflow-hidden bg-gulf-950 text-gulf-100 max-lg:hidden">
      <StarGround className="absolute inset-0 -z-10 text-brass-300 opacity-10" />
      <div className="grid gap-6 p-10">
        <p className="flex items-center gap-3">
          <img src="/mark.svg" alt="" width={48} height={48} className="size-12" />
          <span className="font-bold text-3xl text-white leading-none">{m.shell_brand()}</span>
        </p>
        <p className="font-bold text-3xl text-brass-300">{m.auth_panel_title()}</p>
        <ul className="grid gap-4">
          {points.map((point) => (
            <li key={point()} className="flex gap-3">
              <span className="mt-2 shrink-0">
                <StarBullet />
              </span>
              {point()}
            </li>
          ))}
        </ul>
      </div>
      <img
        src="/pictures/hero.svg"
        alt=""
        width={1600}
        height={700}
        // A phone, which does not show it, does not fetch it either.
        loading="lazy"
        className="mt-auto h-72 w-full object-cover object-bottom mask-t-from-60%"
      />
    </div>
  );
}

const TITLES = {
  "/auth": m.auth_title,
  "/forgot-password": m.auth_forgot_title,
  "/reset-password": m.auth_reset_title,
  "/confirm-email-change": m.auth_change_title,
  "/verify-email": m.auth_verify_title,
};

/** Head of an account form's page, which no search engine lists. It comes with the page, since every other loads the routes. */
export function accountHead(site: SiteFacts, path: keyof typeof TITLES) {
  return pageHead(site, { title: labelOf(TITLES, path), description: m.auth_description(), path, hidden: true });
}
