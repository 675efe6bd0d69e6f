import { CannotServe } from "#worker/platform/errors.ts";
import { type FirstScripts, takeFirstScripts } from "./first-scripts.ts";

/** A page without what is its own. */
export interface PageTemplate {
  html: string;
  /** Null in development. */
  first: FirstScripts | null;
}

let keptTemplate: PageTemplate | undefined;

/**
 * The built `index.html`, which never changes within a deployment; in development Vite makes it again each time.
 * @throws CannotServe when the assets have none to give: their error page is no page of ours
 */
export async function loadTemplate(assets: Pick<Fetcher, "fetch">, pageUrl: string): Promise<PageTemplate> {
  if (keptTemplate) return keptTemplate;
  const answer = await assets.fetch(new URL("/index.html", pageUrl));
  if (!answer.ok) throw new CannotServe(`no page template: ${answer.status}`);
  const template = takeFirstScripts(await answer.text());
  if (import.meta.env.PROD) keptTemplate = template;
  return template;
}
