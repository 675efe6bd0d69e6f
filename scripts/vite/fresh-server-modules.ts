import type { Plugin } from "vite";

/** What the Worker asks for again with each request, and where. */
const ASKED_FOR = [
  { by: "/worker/ssr.tsx", module: "#src/entry-server.tsx" },
  { by: "/worker/http/load-api.ts", module: "#worker/router.ts" },
];

/**
 * Route modules accept their own updates, which in the Worker's environment keeps stale HTML after an edit. Without
 * `import.meta.hot` there, Vite evaluates again all that leads to an edited module: of a screen or a procedure up to the app or
 * the API, which the Worker asks for with each request, of anything else the whole Worker.
 */
export function freshServerModules(): Plugin {
  return {
    name: "mawrid:fresh-server-modules",
    apply: "serve",
    enforce: "post",
    transform(code, id) {
      if (this.environment.name === "client") return null;
      const asked = ASKED_FOR.find(({ by }) => id.endsWith(by));
      if (asked) return { code: `${code}\nimport.meta.hot?.accept("${asked.module}", () => {});`, map: null };
      if (!code.includes("import.meta.hot")) return null;
      return { code: code.replaceAll("import.meta.hot", "undefined"), map: null };
    },
  };
}
