import type { Session } from "#src/lib/session/session.ts";
import { useLazyComponent } from "#src/lib/use-lazy-component.ts";
import { OfflineBars } from "./offline-bars.tsx";

const loadBanner = async () => (await import("./verify-banner.tsx")).VerifyBanner;

/** The bars of whoever is signed in: what is due of their e-mail, as of when a screen without a network is, and a new version. */
export function AccountBars({ session }: { session: Session }) {
  const isDue = !session.isVerified || session.mailComesBack;
  const { Component: Banner } = useLazyComponent(loadBanner, isDue);
  return (
    <>
      <OfflineBars userId={session.userId} />
      {isDue && Banner && <Banner />}
    </>
  );
}
