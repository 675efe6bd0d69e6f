import type { DEVICES } from "./sampling.ts";

type Device = (typeof DEVICES)[number];

/**
 * Journeys that `npm test` walks on one kind of device: what they prove (who may do what, in which order, and that nothing
 * is lost) does not hang on the width, and their screens are seen at both by every-screen, signed-in-screens and the specs
 * of what looks different. `JOURNEYS=all` walks each on both.
 */
const ON_ONE: Record<Device, readonly string[]> = {
  phone: [
    "late-form",
    "messages",
    "offline",
    "offline-pages",
    "order-life",
    "phone-country",
    "platform-forms",
    "quote-request",
    "supplier-application",
    "text-attacks",
    "two-steps",
  ],
  desktop: [
    "account",
    "admin-review",
    "admin-trade",
    "before-life",
    "company-life",
    "content-editing",
    "email-change",
    "guarded-pages",
    "product-editor",
    "rfq-buyer",
    "search-words",
    "tips",
  ],
};

/** The journeys that a device leaves to the other one, as patterns of files. */
export function leftToOther(device: Device, journeys = process.env.JOURNEYS): string[] {
  if (journeys === "all") return [];
  return ON_ONE[device === "phone" ? "desktop" : "phone"].map((name) => `**/${name}.spec.ts`);
}
