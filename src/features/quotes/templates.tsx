import { useId } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { toCallFailure } from "#src/lib/calls/errors.ts";
import { Button } from "#src/ui/button.tsx";
import { FormProblem } from "#src/ui/fields/form-problem.tsx";
import { Select } from "#src/ui/fields/select.tsx";
import { Chip } from "#src/ui/list/chip.tsx";
import { ChipRow } from "#src/ui/list/chip-row.tsx";
import { Written } from "#src/ui/text/bdi.tsx";
import { useTemplates } from "./use-templates.ts";
import type { TermsFormState } from "./use-terms-form.ts";

type KeptTemplates = ReturnType<typeof useTemplates>;

/** Templates that are one tap away. */
const NEAREST = 3;

/** Terms kept for the next quote: the nearest to apply at once, all to apply, save, rename and delete. */
export function Templates({ form }: Pick<TermsFormState, "form">) {
  const kept = useTemplates(form);
  const { templates, chosen, choose } = kept;
  return (
    <div className="grid gap-3">
      {templates.length > 0 && (
        <ChipRow label={m.quotes_template_apply()}>
          {templates.slice(0, NEAREST).map((template) => (
            <li key={template.id}>
              <Chip active={template.id === chosen?.id} onClick={() => choose(template.id)}>
                <Written>{template.name}</Written>
              </Chip>
            </li>
          ))}
        </ChipRow>
      )}
      <TemplateList kept={kept} />
    </div>
  );
}

/** All of them, to be chosen, renamed and deleted. */
function TemplateList({ kept }: { kept: KeptTemplates }) {
  const { read, templates, chosen, choose, name, setName, error } = kept;
  const id = useId();
  return (
    <details className="rounded-lg border border-sand-200 bg-sand-50">
      <summary className="flex min-h-12 cursor-pointer items-center px-4 font-bold text-gulf-900">
        {m.quotes_templates()}
      </summary>
      <div className="grid gap-3 px-4 pb-4">
        {read.isError && (
          <>
            <FormProblem problem={{ failure: toCallFailure(read.error) }} />
            <Button
              type="button"
              variant="secondary"
              busy={read.isFetching}
              onClick={() => void read.refetch()}
              className="justify-self-start"
            >
              {m.shell_retry()}
            </Button>
          </>
        )}
        {templates.length > 0 && (
          <Select
            aria-label={m.quotes_template_apply()}
            value={chosen?.id ?? ""}
            placeholder={m.quotes_template_apply()}
            options={templates.map((template) => ({ value: template.id, label: template.name }))}
            onChange={({ target }) => choose(target.value)}
          />
        )}
        <label htmlFor={id} className="font-bold text-gulf-900 text-sm">
          {m.quotes_template_name()}
        </label>
        <input
          id={id}
          dir="auto"
          maxLength={80}
          value={name}
          onChange={({ target }) => setName(target.value)}
          onKeyDown={(event) => {
            // It stands inside the quote's form, which it must not send.
            if (event.key === "Enter") event.preventDefault();
          }}
          className="min-h-11 w-full rounded-md border border-sand-300 bg-white px-3 text-base"
        />
        <TemplateButtons templates={kept} />
        <FormProblem problem={error ? { failure: toCallFailure(error) } : undefined} />
      </div>
    </details>
  );
}

function TemplateButtons({ templates }: { templates: KeptTemplates }) {
  const { chosen, name, isBusy, keep, drop } = templates;
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="button" variant="secondary" busy={isBusy} disabled={name.trim() === ""} onClick={() => keep()}>
        {m.quotes_template_save()}
      </Button>
      {chosen && (
        <>
          <Button
            type="button"
            variant="secondary"
            busy={isBusy}
            disabled={name.trim() === ""}
            onClick={() => keep({ id: chosen.id, version: chosen.version })}
          >
            {m.quotes_template_update()}
          </Button>
          <Button type="button" variant="danger" busy={isBusy} onClick={() => drop(chosen)}>
            {m.quotes_template_remove()}
          </Button>
        </>
      )}
    </div>
  );
}
