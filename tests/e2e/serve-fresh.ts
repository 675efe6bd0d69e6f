import { rmSync } from "node:fs";

// Every run starts from the demo data alone.
rmSync(".data/e2e", { recursive: true, force: true });
await import("../../scripts/start.ts");
