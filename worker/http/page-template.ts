let keptTemplate: string | undefined;

/**
 * The built `index.html`, which never changes within a deployment; in development Vite makes it again each time.
 * @throws Error when the assets have none to give: their error page is no page of ours
 */
export async function loadTemplate(assets: Pick<Fetcher, "fetch">, pageUrl: string): Promise<string> {
  if (keptTemplate) return keptTemplate;
  const answer = await assets.fetch(new URL("/index.html", pageUrl));
  if (!answer.ok) throw new Error(`no page template: ${answer.status}`);
  const template = await answer.text();
  if (import.meta.env.PROD) keptTemplate = template;
  return template;
}
