import { api } from "#src/lib/calls/trpc.ts";

/** Forgets what this browser knows of the pages that editors write: they show a change at the next look. */
export function usePublicRefresh(): () => Promise<void> {
  const { content, catalogue, editor, admin } = api.useUtils();
  return async () => {
    // Reset, not invalidated: a page that is opened next must wait for the new text and not flash the old one.
    await Promise.all([
      content.tips.reset(),
      content.tip.reset(),
      content.partners.reset(),
      content.about.reset(),
      catalogue.home.reset(),
      catalogue.search.reset(),
      catalogue.suggest.reset(),
      admin.invalidate(),
      editor.invalidate(),
    ]);
  };
}
