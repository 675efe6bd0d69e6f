import { EVIDENCE_PLACES, FIGURE_PLACES } from "#domain/content/edit-statistics.ts";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { dropDraft } from "#src/lib/drafts/session-draft.ts";
import { Button } from "#src/ui/button.tsx";
import { FormProblem } from "#src/ui/fields/form-problem.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { useSendingForm } from "#src/ui/fields/use-sending-form.ts";
import { Notice } from "#src/ui/notice.tsx";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { labelOf } from "#src/vocabulary/label-of.ts";
import { known } from "./known.ts";
import type { PageFigures } from "./statistics-screen.tsx";
import { usePublicRefresh } from "./use-public-refresh.ts";

const loadSchema = () => import("#domain/content/edit-statistics.ts").then(({ figuresSchema }) => figuresSchema);

const LABELS: Record<PageFigures["figures"][number]["key"], () => string> = {
  verified_suppliers: m.home_statistics_verified_suppliers,
  products: m.home_statistics_products,
  target_countries: m.home_statistics_target_countries,
  satisfaction: m.home_statistics_satisfaction,
  partners: m.content_partners_statistics_partners,
  countries: m.content_partners_statistics_countries,
  certificates: m.content_partners_statistics_certificates,
};

/** Figures to write by hand, each beside what the database counts. */
export function FiguresForm({ page }: { page: PageFigures }) {
  const { field, submit, problem, isSending } = useFigures(page);
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        {page.figures.map(({ key, counted }, at) => (
          <div key={key} className="grid content-start gap-4">
            <TextField
              label={labelOf(LABELS, key)}
              hint={
                counted === null
                  ? m.editor_statistics_uncountable()
                  : m.editor_statistics_count({ count: formatNumber(counted, currentLocale()) })
              }
              maxLength={20}
              {...known(field(FIGURE_PLACES[at] ?? "first"))}
            />
            <TextField
              kind="url"
              label={m.editor_statistics_evidence({ figure: labelOf(LABELS, key) })}
              hint={m.editor_statistics_evidence_hint()}
              {...known(field(EVIDENCE_PLACES[at] ?? "firstEvidence"))}
            />
          </div>
        ))}
      </div>
      {problem?.failure?.code === "CONFLICT" ? (
        <Notice tone="error" title={m.editor_stale_title()}>
          <p>{m.editor_stale_figures()}</p>
        </Notice>
      ) : (
        <FormProblem problem={problem} />
      )}
      <div>
        <Button type="submit" busy={isSending} className="max-sm:w-full">
          {page.isCounted ? m.editor_statistics_write() : m.editor_save()}
        </Button>
      </div>
    </form>
  );
}

function useFigures({ page, version, figures }: PageFigures) {
  const { client } = api.useUtils();
  const refresh = usePublicRefresh();
  // The page's draft outlives its version: after a conflict the texts stand in the next form.
  const draftKey = `editor-statistics-${page}`;
  const written = [
    ...FIGURE_PLACES.map((place, at) => [place, figures[at]?.written ?? ""] as const),
    ...EVIDENCE_PLACES.map((place, at) => [place, figures[at]?.evidenceUrl ?? ""] as const),
  ];
  return useSendingForm({
    loadSchema,
    draftKey,
    defaultValues: Object.fromEntries(written),
    send: (values, _, signal) => client.editor.writeStatistics.mutate({ page, version, figures: values }, { signal }),
    onSent: async () => {
      dropDraft(draftKey);
      await refresh();
      void showToast("success", m.editor_saved());
    },
    onRefused: async ({ failure }) => {
      if (failure?.code === "CONFLICT") await refresh();
    },
  });
}
