import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { onStir } from "#src/lib/session/first-touch.ts";
import { useLazyComponent } from "#src/lib/use-lazy-component.ts";

const loadPlace = () => import("./bought-place.tsx").then(({ BoughtPlace }) => BoughtPlace);

/** What was ordered before, once somebody reads the page who may be signed in; visitors load nothing. */
export function BoughtBefore() {
  const { site } = useRouter().options.context;
  const [isRead, setIsRead] = useState(false);
  useEffect(() => onStir(() => setIsRead(site.mayBeSignedIn)), [site]);
  const { Component: Place } = useLazyComponent(loadPlace, isRead);
  return Place ? <Place /> : null;
}
