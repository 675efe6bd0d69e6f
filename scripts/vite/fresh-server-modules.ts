import type { Plugin } from "vite";

/**
 * Route modules accept their own updates, which in the Worker's environment keeps stale HTML after an edit.
 * Without `import.meta.hot` there, Vite reloads the Worker's modules instead.
 */
export function freshServerModules(): Plugin {
  return {
    name: "mawrid:fresh-server-modules",
    apply: "serve",
    enforce: "post",
    transform(code) {
      if (this.environment.name === "client" || !code.includes("import.meta.hot")) return null;
      return { code: code.replaceAll("import.meta.hot", "undefined"), map: null };
    },
  };
}
