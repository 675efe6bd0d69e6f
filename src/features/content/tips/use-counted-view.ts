import { useEffect } from "react";
import { sendBeacon } from "#src/lib/search-steps.ts";

/** Who leaves sooner did not read. */
const READ_MS = 1500;

/** Tells the server that a tip was read, once the page stands; it counts each reader once a day, without a name. */
export function useCountedView(slug: string): void {
  useEffect(() => {
    const timer = setTimeout(() => sendBeacon("/api/tip-views", { slug }), READ_MS);
    return () => clearTimeout(timer);
  }, [slug]);
}
