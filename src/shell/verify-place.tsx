import { useSession } from "#src/lib/session.ts";
import { useLazyComponent } from "#src/lib/use-lazy-component.ts";

const loadBanner = async () => (await import("./verify-banner.tsx")).VerifyBanner;

/** Where the banner of those stands who have not proven their e-mail; nobody else loads it. */
export function VerifyPlace() {
  const { session } = useSession();
  const isDue = session !== null && !session.isVerified;
  const { Component: Banner } = useLazyComponent(loadBanner, isDue);
  return isDue && Banner ? <Banner /> : null;
}
