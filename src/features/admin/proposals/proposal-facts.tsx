import { m } from "#i18n/paraglide/messages.js";
import { Ltr } from "#src/ui/text/bdi.tsx";
import { Price } from "#src/ui/text/price.tsx";
import { actionLabels } from "../audit-labels.ts";
import { companyName } from "../company-name.tsx";
import { Fact } from "../fact.tsx";
import type { Proposal } from "./proposal-subject.ts";

/** What a second operator says yes or no to, said again where they say it: the decision, the company or the order, and the sum. */
export function ProposalFacts({ proposal }: { proposal: Proposal }) {
  const { action, reference, names, totalMinor, currency } = proposal;
  return (
    <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
      <Fact label={m.operators_second_what()}>{actionLabels(action)}</Fact>
      {reference !== null && (
        <Fact label={m.operators_second_order_of()}>
          <Ltr>{reference}</Ltr>
        </Fact>
      )}
      <Fact label={reference === null ? m.operators_second_company_of() : m.operators_second_seller()}>
        {companyName(names)}
      </Fact>
      {totalMinor !== null && currency !== null && (
        <Fact label={m.operators_second_total()}>
          <Price minor={totalMinor} currency={currency} />
        </Fact>
      )}
    </dl>
  );
}
