import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { Hono } from "hono";
import type { AppBindings } from "./http/bindings.ts";
import { requestContext } from "./http/request-context.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { servePage } from "./ssr.tsx";
import { appRouter } from "./trpc/router.ts";

export const app = new Hono<AppBindings>();

app.use(securityHeaders());
app.use(requestContext());

app.get("/api/health", (c) => c.json({ ok: true }));

app.all("/api/trpc/*", (c) =>
  fetchRequestHandler({
    endpoint: "/api/trpc",
    req: c.req.raw,
    router: appRouter,
    createContext: () => c.get("context"),
    maxBatchSize: 10,
  }),
);

app.get("*", servePage);
