import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const KNOWN_PATHS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The path of a Chromium on this machine; undefined when there is none. */
export function findChromium(): string | undefined {
  const wanted = process.env.CHROMIUM_PATH;
  return [wanted, chromium.executablePath(), ...KNOWN_PATHS].find((path) => path && existsSync(path));
}

/**
 * Finds a Chromium or installs Debian's, when run as root on such a system.
 * @throws Error that says what to install when neither works
 */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  if (existsSync("/usr/bin/apt-get") && process.getuid?.() === 0) {
    console.log("▸ installing Chromium from the system's packages");
    execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
    execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], { stdio: "inherit" });
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error("No Chromium found: install the package 'chromium', or set CHROMIUM_PATH to one");
}
