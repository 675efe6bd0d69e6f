import { useState } from "react";
import { formatDate, formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type ApiOutputs, api } from "#src/lib/calls/trpc.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Button } from "#src/ui/button.tsx";
import { Loading } from "#src/ui/list/loading.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { SectionFailed } from "../section-failed.tsx";
import { ChangeFactor } from "./change-factor.tsx";
import { KeptCodes } from "./kept-codes.tsx";
import { SetUpFactor } from "./set-up-factor.tsx";

type SecondFactor = ApiOutputs["account"]["secondFactor"];

/** Signing in by two steps: off, being set up, or on with its recovery codes. */
export function SecondFactorPanel() {
  const factor = api.account.secondFactor.useQuery();
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <Panel title={m.settings_factor()} intro={m.settings_factor_intro()}>
      {factor.isError && !factor.data && <SectionFailed query={factor} />}
      {factor.isPending && <Loading lines={3} />}
      {factor.data && <FactorState factor={factor.data} />}
      {codes ? (
        <KeptCodes codes={codes} onKept={() => setCodes(undefined)} />
      ) : (
        factor.data && <FactorForms isOn={factor.data.since !== null} onCodes={setCodes} />
      )}
    </Panel>
  );
}

function FactorState({ factor: { since, codesLeft, isRequired } }: { factor: SecondFactor }) {
  const locale = currentLocale();
  if (since === null)
    return (
      <>
        {isRequired && <Notice tone="error">{m.settings_factor_required()}</Notice>}
        <p>
          <Badge tone="clay">{m.settings_factor_off()}</Badge>
        </p>
      </>
    );
  return (
    <div className="grid gap-1 rounded-lg bg-sand-50 p-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone="leaf">{m.settings_factor_on()}</Badge>
        <span>{m.settings_factor_since({ date: formatDate(since, locale) })}</span>
      </p>
      <p className="text-sand-700 text-sm">
        {m.settings_factor_codes_left({ number: formatNumber(codesLeft, locale) })}
      </p>
    </div>
  );
}

function FactorForms({ isOn, onCodes }: { isOn: boolean; onCodes: (codes: readonly string[]) => void }) {
  const [chosen, choose] = useState<"end" | "renew">();
  if (!isOn) return <SetUpFactor onCodes={onCodes} />;
  if (chosen) return <ChangeFactor change={chosen} onCodes={onCodes} onClose={() => choose(undefined)} />;
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="button" variant="secondary" onClick={() => choose("renew")} className="max-sm:w-full">
        {m.settings_factor_renew()}
      </Button>
      <Button type="button" variant="danger" onClick={() => choose("end")} className="max-sm:w-full">
        {m.settings_factor_end()}
      </Button>
    </div>
  );
}
