import { readablePhone } from "#domain/kernel/phone-parts.ts";
import { m } from "#i18n/paraglide/messages.js";
import { countryName } from "#src/lib/origin-name.ts";
import { Ltr, Written } from "#src/ui/bdi.tsx";
import { Said, SaidName, SaidPlace, type Tongue } from "#src/ui/paper-tongue.tsx";
import type { PaperOrder } from "./paper-order.ts";

interface PaperPartiesProps {
  page: PaperOrder;
  tongue: Tongue;
}

/** Who sells and who buys, each with its tax number. */
export function PaperParties({ page: { buyer, supplier }, tongue }: PaperPartiesProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2 print:grid-cols-2">
      <section className="grid content-start">
        <h3 className="font-bold text-gulf-900">
          <Said tongue={tongue} words={m.papers_seller} />
        </h3>
        <SaidName tongue={tongue} names={supplier.names} />
        <span>
          {supplier.city && (
            <>
              <SaidPlace tongue={tongue} name={supplier.city} />
              {" · "}
            </>
          )}
          <Said tongue={tongue} words={(_, { locale }) => countryName(supplier.country, locale)} />
        </span>
        <Trn trn={supplier.trn} tongue={tongue} />
      </section>
      <section className="grid content-start">
        <h3 className="font-bold text-gulf-900">
          <Said tongue={tongue} words={m.papers_buyer} />
        </h3>
        <Written className="justify-self-start font-bold">{buyer.companyName}</Written>
        <Written className="justify-self-start">{buyer.contactName}</Written>
        <Written className="wrap-anywhere justify-self-start whitespace-pre-line">{buyer.address}</Written>
        <span>
          <SaidPlace tongue={tongue} name={buyer.city} />
          {" · "}
          <Said tongue={tongue} words={(_, { locale }) => countryName(buyer.country, locale)} />
        </span>
        <Ltr className="justify-self-start">{readablePhone(buyer.phone)}</Ltr>
        <Trn trn={buyer.trn} tongue={tongue} />
      </section>
    </div>
  );
}

function Trn({ trn, tongue }: { trn: string | null; tongue: Tongue }) {
  return (
    <span>
      <Said tongue={tongue} words={m.papers_trn} />: {trn ? <Ltr>{trn}</Ltr> : "—"}
    </span>
  );
}
