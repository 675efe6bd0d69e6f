import { WandSparkles } from "lucide-react";
import { useState } from "react";
import { MAX_ASKED } from "#domain/rfq/asked-text.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { readDraft, writeDraft } from "#src/lib/drafts/session-draft.ts";
import { Button } from "#src/ui/button.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { counted } from "#src/vocabulary/counted.ts";
import { destinationOf, linesOf, type Understood } from "./asked-values.ts";
import { sentencePlace } from "./lines-draft.ts";
import { MAX_LINES } from "./request-values.ts";
import type { RequestForm } from "./use-request-form.ts";

const TEXT = "sentence";

interface SentenceSectionProps {
  draftKey: string;
  /** What the page was opened with, which is read already. */
  words?: string | undefined;
  sending: RequestForm;
}

/** What is needed in one's own words, or rows of a sheet: the platform fills in the lines, for their writer to check. */
export function SentenceSection({ draftKey, words = "", sending: { form } }: SentenceSectionProps) {
  const place = sentencePlace(draftKey);
  const [text, setText] = useState(() => readDraft(place)[TEXT] ?? words);
  const [outcome, setOutcome] = useState<Understood | "busy" | "failed">();
  const { client } = api.useUtils();
  const type = (typed: string) => {
    setText(typed);
    writeDraft(place, { [TEXT]: typed });
  };
  const fill = async () => {
    setOutcome("busy");
    try {
      const understood = await client.rfq.understand.query({ text, locale: currentLocale() });
      fillIn(form, text, understood);
      setOutcome(understood);
    } catch {
      setOutcome("failed");
    }
  };
  return (
    <section className="grid gap-3 rounded-lg border border-brass-300 bg-brass-50 p-4">
      <TextArea
        label={m.rfqs_sentence()}
        hint={m.rfqs_sentence_hint()}
        placeholder={m.home_need_example()}
        rows={3}
        maxLength={MAX_ASKED}
        value={text}
        onChange={(event) => type(event.target.value)}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          type="button"
          variant="secondary"
          busy={outcome === "busy"}
          disabled={text.trim() === ""}
          onClick={fill}
        >
          <WandSparkles aria-hidden size={18} /> {m.rfqs_sentence_fill()}
        </Button>
        <p role="status" className="text-gulf-900 text-sm">
          {wordsOf(outcome)}
        </p>
      </div>
    </section>
  );
}

/** Empty lines make room; what was typed before stays, and so do a chosen category and destination. */
function fillIn(form: RequestForm["form"], text: string, understood: Understood): void {
  const { getValues, setValue } = form;
  const kept = getValues("lines").filter(({ description }) => description.trim() !== "");
  const isKept = (found: string) => kept.some(({ description }) => description === found);
  const found = linesOf(understood).filter(({ description }) => !isKept(description));
  const lines = [...kept, ...found].slice(0, MAX_LINES);
  if (lines.length > kept.length) setValue("lines", lines, { shouldDirty: true });
  const { country, city } = destinationOf(understood);
  if (country && !getValues("destinationCountry")) {
    setValue("destinationCountry", country, { shouldDirty: true });
    if (!getValues("destinationCity")) setValue("destinationCity", city, { shouldDirty: true });
  }
  if (understood.category && !getValues("productCategory")) {
    setValue("productCategory", understood.category, { shouldDirty: true });
  }
  if (!getValues("productDescription")) setValue("productDescription", headlineOf(text), { shouldDirty: true });
}

/** As long as a description may be, without the tabs of a sheet. */
function headlineOf(text: string): string {
  return m.search_empty_request_text({ query: text.replace(/\t+/g, " ").trim() }).slice(0, 1000);
}

function wordsOf(outcome: Understood | "busy" | "failed" | undefined): string {
  if (outcome === undefined || outcome === "busy") return "";
  if (outcome === "failed") return m.rfqs_sentence_failed();
  if (outcome.lines.length === 0) return m.rfqs_sentence_nothing();
  const sellers = outcome.suppliers > 0 ? ` ${m.rfqs_sentence_sellers(counted(outcome.suppliers))}` : "";
  return `${m.rfqs_sentence_done(counted(outcome.lines.length))}${sellers}`;
}
