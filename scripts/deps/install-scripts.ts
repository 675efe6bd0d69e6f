/** Packages that run a program of their own while they are installed, and why that is taken. */
export const INSTALL_SCRIPTS: Record<string, string> = {
  "@swc/core": "looks for its binary of this platform, by which dependency-cruiser reads TypeScript; never deployed",
  esbuild: "looks for its binary of this platform, for tsx, wrangler and drizzle-kit; never deployed",
  sharp: "looks for its binary of this platform, for pictures in Miniflare; never deployed",
  workerd: "looks for its binary of this platform, in which the Worker runs locally; never deployed",
};
