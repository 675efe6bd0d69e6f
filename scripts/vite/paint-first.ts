import type { Plugin } from "vite";

/**
 * The served page is whole without scripts, so stylesheet, fonts and pictures go first on a slow line:
 * the entry and its preloads are fetched at low priority.
 */
export function paintFirst(): Plugin {
  return {
    name: "mawrid:paint-first",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (html) =>
        html.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"'),
    },
  };
}
