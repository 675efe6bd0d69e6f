import { runSteps, type Stage } from "./run-steps.ts";

/** Checks without a browser or a build, two at a time: `npm run verify`. */
export const VERIFY_STEPS: readonly Stage[] = [
  [
    { name: "messages compiled", command: "npm", args: ["run", "--silent", "i18n:compile"] },
    { name: "types of the Worker's bindings", command: "npx", args: ["wrangler", "types"] },
  ],
  [
    {
      name: "rules and architecture",
      command: "npx",
      args: ["vitest", "run", "--project", "domain", "--project", "architecture"],
    },
    { name: "format and lint", command: "npx", args: ["biome", "check", "."] },
    { name: "nothing unused", command: "npx", args: ["knip", "--no-config-hints", "--cache"] },
    { name: "types of the app", command: "npx", args: ["tsc", "-p", "tsconfig.app.json"] },
    { name: "types of scripts and tests", command: "npx", args: ["tsc", "-p", "tsconfig.node.json"] },
  ],
];

if (process.argv[1]?.endsWith("verify.ts")) {
  runSteps(VERIFY_STEPS).catch((error: unknown) => {
    console.error(String(error));
    process.exitCode = 1;
  });
}
