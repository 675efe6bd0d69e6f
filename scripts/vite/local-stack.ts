import type { Plugin } from "vite";
export function localStack(): Plugin {
  return { name: "mawrid:local-stack", apply: "serve" };
}
