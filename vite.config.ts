import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { cloudflare } from "@cloudflare/vite-plugin";
import tailwindcss from "@tailwindcss/postcss";
import { tanstackRouter, tanstackRouterGenerator } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chosenScheme } from "./scripts/vite/chosen-scheme.ts";
import { freshServerModules } from "./scripts/vite/fresh-server-modules.ts";
import { leanMessages } from "./scripts/vite/lean-messages.ts";
import { localStack } from "./scripts/vite/local-stack.ts";
import { messages } from "./scripts/vite/messages.ts";
import { oneLanguage } from "./scripts/vite/one-language.ts";
import { ownRouteLoads } from "./scripts/vite/own-route-loads.ts";
import { paintFirst } from "./scripts/vite/paint-first.ts";
import { publicRoutes } from "./scripts/vite/public-routes.ts";
import { radixCss } from "./scripts/vite/radix-css.ts";
import { namedAlone, scriptGraph } from "./scripts/vite/script-graph.ts";
import { staticHeaders } from "./scripts/vite/static-headers.ts";

const stack = localStack(import.meta.dirname);

export default defineConfig({
  plugins: [
    stack.plugin,
    messages(import.meta.dirname),
    leanMessages(),
    tanstackRouter({
      target: "react",
      routesDirectory: "./src/routes",
      generatedRouteTree: "./src/routeTree.gen.ts",
      autoCodeSplitting: true,
      codeSplittingOptions: {
        defaultBehavior: [["component"], ["pendingComponent"], ["errorComponent"], ["notFoundComponent"]],
      },
      quoteStyle: "double",
      semicolons: true,
    }),
    tanstackRouterGenerator(publicRoutes(import.meta.dirname)),
    react(),
    cloudflare({ config: stack.workerConfig, viteEnvironment: { name: "mawrid" } }),
    freshServerModules(),
    ownRouteLoads(),
    paintFirst(),
    scriptGraph(),
    oneLanguage(import.meta.dirname),
    staticHeaders(),
  ],
  // Pages are kept for one build (worker/http/warm).
  define: { "import.meta.env.BUILD_ID": JSON.stringify(randomUUID()) },
  resolve: {
    alias: [
      {
        find: "@radix-ui/react-tooltip",
        replacement: fileURLToPath(new URL("./src/ui/overlay/no-tooltip.tsx", import.meta.url)),
      },
      { find: /^fflate$/, replacement: fileURLToPath(new URL("./src/lib/upload/zip-in-place.ts", import.meta.url)) },
    ],
  },
  css: { postcss: { plugins: [tailwindcss(), radixCss(), chosenScheme()] } },
  server: {
    port: Number(process.env.PORT ?? 8787),
    strictPort: true,
    watch: { ignored: ["**/.data/**", "**/.wrangler/**"] },
  },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: namedAlone },
  },
  // What every page needs comes in one file: thirty small ones weigh a tenth more and cost a request each. It names all others,
  // so their hashes are short.
  environments: {
    // The Worker, by its name in wrangler.toml. A fault's line is found by its map, which a deployment takes along.
    mawrid: { build: { minify: true, sourcemap: true } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            chunkFileNames: "assets/[name]-[hash:7].js",
            codeSplitting: { groups: [{ name: "frame", tags: ["$initial"] }] },
          },
        },
      },
    },
  },
});
