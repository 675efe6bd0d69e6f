import { m } from "#i18n/paraglide/messages.js";
import { useLazyComponent } from "#src/lib/use-lazy-component.ts";
import { Panel } from "#src/ui/panel.tsx";
import { localName } from "#src/vocabulary/local-name.ts";
import { Said } from "./asked-and-answered.tsx";
import type { Tracked } from "./tracked-request.tsx";

const loadForm = () => import("./guest-answer-form.tsx").then(({ GuestAnswerForm }) => GuestAnswerForm);

/** What suppliers want to know before they quote. */
export function SupplierQuestions({ rfq: { reference, actKey, questions } }: { rfq: Tracked }) {
  const asked = questions.filter(({ asker }) => asker === "supplier");
  const { Component: Form } = useLazyComponent(
    loadForm,
    asked.some(({ isOpen }) => isOpen),
  );
  if (asked.length === 0) return null;
  return (
    <Panel title={m.rfqs_questions_title()} intro={m.rfqs_questions_intro()}>
      <ul className="grid gap-5">
        {asked.map(({ id, supplierNames, question, answer, createdAt, answeredAt, isOpen }) => (
          <li key={id} className="grid gap-3">
            <Said who={localName(supplierNames)} at={createdAt} text={question} />
            {answer !== null && <Said who={m.rfqs_questions_yours()} at={answeredAt ?? createdAt} text={answer} />}
            {isOpen && actKey !== null && Form && (
              <Form link={{ reference, key: actKey }} questionId={id} supplier={localName(supplierNames)} />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
