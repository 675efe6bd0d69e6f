/** Light or dark whatever the device asks for; "device" follows it. */
export const SCHEMES = ["device", "light", "dark"] as const;
export type Scheme = (typeof SCHEMES)[number];

/** Read before the first paint too (src/early/before-life.js). */
const PLACE = "color-scheme";
const BY_NIGHT = "(prefers-color-scheme: dark)";

/** What was chosen in this browser. */
export function chosenScheme(): Scheme {
  const kept = document.documentElement.dataset.scheme;
  return SCHEMES.find((scheme) => scheme === kept) ?? "device";
}

/** Keeps a choice in this browser and shows it, in all its tabs. */
export function chooseScheme(scheme: Scheme): void {
  const newValue = scheme === "device" ? null : scheme;
  try {
    if (newValue) localStorage.setItem(PLACE, newValue);
    else localStorage.removeItem(PLACE);
  } catch {
    // Blocked storage: it holds until the page is left.
  }
  // What paints hears of it as other tabs do.
  dispatchEvent(new StorageEvent("storage", { key: PLACE, newValue }));
}

/** Hears of another choice, and of a device that turns dark or light. @returns stops hearing of it */
export function onScheme(notify: () => void): () => void {
  const hear = ({ key }: StorageEvent) => (key === PLACE || key === null) && notify();
  const device = matchMedia(BY_NIGHT);
  addEventListener("storage", hear);
  device.addEventListener("change", notify);
  return () => {
    removeEventListener("storage", hear);
    device.removeEventListener("change", notify);
  };
}
