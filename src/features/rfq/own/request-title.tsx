import { m } from "#i18n/paraglide/messages.js";
import { Ltr } from "#src/ui/bdi.tsx";

const PLACE = "\n";

/** The name of a request; its reference stays whole where the line breaks. */
export function RequestTitle({ reference }: { reference: string }) {
  const [before, after] = m.rfqs_one_title({ reference: PLACE }).split(PLACE);
  return (
    <>
      {before}
      <Ltr className="whitespace-nowrap">{reference}</Ltr>
      {after}
    </>
  );
}
