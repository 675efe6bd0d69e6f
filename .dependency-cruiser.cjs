/**
 * Who may import whom. tests/architecture/imports.test.ts runs it: the command alone can't tell `import type` from
 * `import`, since no compiler of its choice reads this TypeScript, and would find fault with types.
 * `from` and `to` are regular expressions over paths from the project's folder.
 */

/** Domains in their order: each may use those before it, and kernel. Content stands alone. */
const DOMAINS = [
  "identity",
  "suppliers",
  "catalogue",
  "messaging",
  "rfq",
  "orders",
  "reviews",
  "reports",
  "waits",
  "analytics",
  "admin",
];

/** A domain's code must not reach the domains after it, nor content. */
function leftwards(root) {
  return DOMAINS.map((domain, index) => {
    const later = [...DOMAINS.slice(index + 1), "content"].join("|");
    return forbid(`${root}-${domain}-looks-leftwards`, `^${root}/${domain}/`, `^${root}/(${later})/`);
  });
}

function forbid(name, from, to, more = {}) {
  const { fromNot, ...rest } = more;
  return {
    name,
    severity: "error",
    from: { path: from, ...(fromNot ? { pathNot: fromNot } : {}) },
    to: { path: to, ...rest },
  };
}

/** Of the project's own folders, `from` may use those of `allowed` alone. */
function only(name, from, allowed, more = {}) {
  const own = "^(domain|i18n|drizzle|worker|party|src|scripts|tests)/";
  return forbid(name, from, own, { ...more, pathNot: allowed });
}

const npm = (names) => `node_modules/(${names})/`;

module.exports = {
  forbidden: [
    { name: "no-circular", severity: "error", from: {}, to: { circular: true } },
    {
      name: "everything-resolves",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^cloudflare:" },
    },

    only("domain-is-alone", "^domain/", "^domain/"),
    forbid("domain-uses-zod-alone", "^domain/", "node_modules/", {
      fromNot: "^domain/kernel/phone\\.ts$",
      pathNot: npm("zod"),
    }),
    forbid("phones-are-read-by-one-library", "^domain/kernel/phone\\.ts$", "node_modules/", {
      pathNot: npm("zod|libphonenumber-js"),
    }),
    { name: "domain-runs-anywhere", severity: "error", from: { path: "^domain/" }, to: { dependencyTypes: ["core"] } },
    forbid("kernel-knows-no-domain", "^domain/kernel/", "^domain/(?!kernel/)"),
    forbid("content-stands-alone", "^domain/content/", `^domain/(${DOMAINS.join("|")})/`),
    ...leftwards("domain"),

    only("i18n-knows-domain-alone", "^i18n/", "^(domain|i18n)/"),
    only("drizzle-knows-domain-and-i18n", "^drizzle/", "^(domain|i18n|drizzle)/"),

    only("worker-knows-no-screens", "^worker/", "^(domain|i18n|drizzle|worker|party)/", {
      fromNot: "^worker/ssr\\.tsx$",
    }),
    forbid("rendering-enters-by-one-door", "^worker/ssr\\.tsx$", "^src/", {
      pathNot: "^src/(entry-server\\.tsx|lib/|early/)",
    }),
    forbid(
      "routers-touch-no-database",
      "^worker/router\\.ts$|^worker/.*/router\\.ts$",
      "^drizzle/|node_modules/drizzle-orm/",
    ),
    forbid("platform-knows-no-use-case", "^worker/platform/", `^worker/(${DOMAINS.join("|")}|content)/`),
    forbid("worker-content-stands-alone", "^worker/content/", `^worker/(${DOMAINS.join("|")})/`),
    ...leftwards("worker"),
    // The Worker's entry exports the rooms, and its hand-shake asks them; all else knows their types at most.
    forbid("rooms-are-known-by-type", "^worker/", "^party/", { fromNot: "^worker/(index|http/rooms)\\.ts$" }),
    only("rooms-know-domain-alone", "^party/", "^(domain|i18n|party)/"),

    only("screens-know-no-server", "^src/", "^(domain|i18n|src)/", { fromNot: "^src/lib/calls/trpc\\.ts$" }),
    forbid("screens-know-the-router-by-type", "^src/lib/calls/trpc\\.ts$", "^worker/"),
    forbid("one-type-of-the-worker", "^src/", "^(worker|drizzle|party)/", { pathNot: "^worker/router\\.ts$" }),
    {
      name: "features-never-each-other",
      severity: "error",
      from: { path: "^src/features/([^/]+)/" },
      to: { path: "^src/features/", pathNot: "^src/features/$1/" },
    },
    forbid("features-below-shell-and-routes", "^src/features/", "^src/(shell|routes)/"),
    forbid("shell-below-routes", "^src/shell/", "^src/routes/"),
    forbid("ui-below-features", "^src/ui/", "^src/(features|shell|routes)/"),
    forbid("lib-knows-vocabulary-alone", "^src/lib/", "^src/(?!lib/|vocabulary/)"),
    forbid("vocabulary-is-the-ground", "^src/vocabulary/", "^src/(?!vocabulary/)"),

    forbid("radix-is-wrapped", "^src/", npm("@radix-ui|radix-ui"), {
      fromNot: "^src/(ui|features/component-gallery)/",
    }),
    forbid("one-door-to-the-database", "^(worker|src|domain|party|drizzle)/", npm("@libsql"), {
      fromNot: "^drizzle/client\\.ts$",
    }),
    forbid("one-door-to-the-mail-service", "^(worker|src|party)/", npm("resend"), {
      fromNot: "^worker/platform/resend\\.ts$",
    }),
  ],
  options: {
    // swc reads TypeScript; the compiler of TypeScript 7 has no interface for that.

    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(i18n/paraglide|src/routeTree\\.gen\\.ts)" },
    enhancedResolveOptions: {
      extensions: [".ts", ".tsx", ".js", ".json", ".css"],
      conditionNames: ["workerd", "import", "browser", "default", "types"],
      exportsFields: ["exports"],
    },
  },
};
