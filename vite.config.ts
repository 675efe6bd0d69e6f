import { cloudflare } from "@cloudflare/vite-plugin";
import { paraglideVitePlugin } from "@inlang/paraglide-js";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { freshServerModules } from "./scripts/vite/fresh-server-modules.ts";
import { localStack } from "./scripts/vite/local-stack.ts";

export default defineConfig({
  plugins: [
    localStack(),
    paraglideVitePlugin({
      project: "./i18n/project.inlang",
      outdir: "./i18n/paraglide",
      strategy: ["custom-preference", "baseLocale"],
      outputStructure: "message-modules",
      isServer: "import.meta.env.SSR",
    }),
    tanstackRouter({
      target: "react",
      routesDirectory: "./src/routes",
      generatedRouteTree: "./src/routeTree.gen.ts",
      autoCodeSplitting: true,
      quoteStyle: "double",
      semicolons: true,
    }),
    react(),
    cloudflare(),
    freshServerModules(),
  ],
  server: { port: 8787, strictPort: true, watch: { ignored: ["**/.data/**", "**/.wrangler/**"] } },
  build: { target: "es2022", assetsInlineLimit: 0 },
});
