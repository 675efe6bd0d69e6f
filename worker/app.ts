import { allowMethods } from "./http/api-rules.ts";
import { createSite } from "./http/site.ts";
import { pageServer } from "./ssr.tsx";

export const app = createSite();

// Unknown addresses of the API end here too and must not answer with a page.
for (const path of ["/api/*", "/functions/*", "/__dev/*", "/parties/*", "/files/*"]) app.all(path, (c) => c.notFound());
app.all("*", allowMethods("GET", "HEAD"), pageServer({ keeps: import.meta.env.PROD }));
