import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { onStir } from "#src/lib/session/first-touch.ts";
import { useSession } from "#src/lib/session/session.ts";
import { useLazyComponent } from "#src/lib/use-lazy-component.ts";

const loadPlace = () => import("./bought-place.tsx").then(({ BoughtPlace }) => BoughtPlace);

/** What was ordered before, once somebody reads the page who may be signed in; visitors load nothing. */
export function BoughtBefore() {
  const { site } = useRouter().options.context;
  const [isRead, setIsRead] = useState(false);
  const { session } = useSession();
  useEffect(() => onStir(() => setIsRead(true)), []);
  // Who signed in on this very page came as a visitor.
  const isPerhapsKnown = site.mayBeSignedIn || session !== null;
  const { Component: Place } = useLazyComponent(loadPlace, isRead && isPerhapsKnown);
  return Place ? <Place /> : null;
}
