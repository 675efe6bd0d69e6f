import { m } from "#i18n/paraglide/messages.js";
import { LoadFailed } from "#src/ui/list/load-failed.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { counted } from "#src/vocabulary/counted.ts";
import { useChosenGoods } from "./chosen-goods.ts";

/** Whom a request of ticked products goes to, and whether all of them are in it. */
export function ChosenNote({ chosen }: { chosen: readonly string[] }) {
  const { query, goods } = useChosenGoods(chosen);
  if (query.isError) return <LoadFailed onRetry={() => void query.refetch()} isBusy={query.isFetching} />;
  if (!query.data) return null;
  const count = goods?.lines.length ?? 0;
  const [some, all] = [counted(count).number, counted(chosen.length).number];
  return (
    <>
      {count > 0 && <Notice>{m.rfqs_form_chosen()}</Notice>}
      {count < chosen.length && <Notice>{m.rfqs_form_chosen_some({ some, all })}</Notice>}
    </>
  );
}
