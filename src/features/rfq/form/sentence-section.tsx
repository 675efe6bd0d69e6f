import { WandSparkles } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { MAX_ASKED } from "#domain/rfq/asked-text.ts";
import { isolated } from "#i18n/isolated.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { readDraft, writeDraft } from "#src/lib/drafts/session-draft.ts";
import { Button } from "#src/ui/button.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { counted } from "#src/vocabulary/counted.ts";
import { destinationOf, linesOf, type Understood } from "./asked-values.ts";
import { sentencePlace } from "./lines-draft.ts";
import { type LineValues, MAX_LINES } from "./request-values.ts";
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
  const [text, setText] = useState(words);
  const [outcome, setOutcome] = useState<Filled | "busy" | "failed">();
  const read = useRef<readonly LineValues[]>([]);
  const { client } = api.useUtils();
  // The server knows no draft: it comes once the page lives.
  useEffect(() => setText((typed) => readDraft(place)[TEXT] ?? typed), [place]);
  const type = (typed: string) => {
    setText(typed);
    writeDraft(place, { [TEXT]: typed });
  };
  const fill = async () => {
    setOutcome("busy");
    try {
      const understood = await client.rfq.understand.query({ text, locale: currentLocale() });
      const lines = linesOf(understood);
      const count = fillIn(form, { text, understood, lines, before: read.current });
      read.current = lines;
      setOutcome({ understood, count });
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
        <Button type="button" variant="secondary" busy={outcome === "busy"} onClick={fill}>
          <WandSparkles aria-hidden size={18} /> {m.rfqs_sentence_fill()}
        </Button>
        <p role="status" className="text-gulf-900 text-sm">
          {wordsOf(outcome)}
        </p>
      </div>
    </section>
  );
}

interface Reading {
  text: string;
  understood: Understood;
  lines: LineValues[];
  /** What was read before; as long as nobody touched it, it makes room for what is read now. */
  before: readonly LineValues[];
}

/**
 * Puts lines behind those that somebody typed; a chosen category, destination or description stays.
 * @returns how many of the lines stand in the form now
 */
function fillIn(form: RequestForm["form"], { text, understood, lines, before }: Reading): number {
  if (lines.length === 0) return 0;
  const { getValues, setValue } = form;
  const isUntouched = (line: LineValues) => before.some((one) => JSON.stringify(one) === JSON.stringify(pick(line)));
  const typed = getValues("lines").filter((line) => line.description.trim() !== "" && !isUntouched(line));
  const isTyped = ({ description }: LineValues) => typed.some((line) => line.description === description);
  const all = [...typed, ...lines.filter((line) => !isTyped(line))].slice(0, MAX_LINES);
  setValue("lines", all, { shouldDirty: true });
  const { country, city } = destinationOf(understood);
  if (country && !getValues("destinationCountry")) {
    setValue("destinationCountry", country, { shouldDirty: true });
    if (!getValues("destinationCity")) setValue("destinationCity", city, { shouldDirty: true });
  }
  if (understood.category && !getValues("productCategory")) {
    setValue("productCategory", understood.category, { shouldDirty: true });
  }
  if (!getValues("productDescription")) setValue("productDescription", headlineOf(text), { shouldDirty: true });
  return lines.filter(({ description }) => all.some((line) => line.description === description)).length;
}

/** A line's own fields, in the order in which they are read. */
function pick({ description, quantity, unit, targetPrice, productId }: LineValues): LineValues {
  return { description, quantity, unit, targetPrice, productId };
}

/** As long as a description may be, without the tabs of a sheet. */
function headlineOf(text: string): string {
  return m.search_empty_request_text({ query: text.replace(/\t+/g, " ").trim() }).slice(0, 1000);
}

interface Filled {
  understood: Understood;
  count: number;
}

function wordsOf(outcome: Filled | "busy" | "failed" | undefined): string {
  if (outcome === undefined || outcome === "busy") return "";
  if (outcome === "failed") return m.rfqs_sentence_failed();
  const { understood, count } = outcome;
  const [first] = understood.lines;
  if (!first) return m.rfqs_sentence_nothing();
  return [m.rfqs_sentence_done(counted(count)), sellersOf(understood, first.description)].filter(Boolean).join(" ");
}

function sellersOf({ suppliers, suppliersAreLowerBound }: Understood, goods: string): string {
  if (suppliers === 0) return "";
  const { count, number } = counted(suppliers);
  const shown = suppliersAreLowerBound ? `${number}+` : number;
  return m.rfqs_sentence_sellers({ count, number: isolated(shown), goods: isolated(goods) });
}
