import { useEffect, useState } from "react";
import { FIRST_CALLING_CODES } from "#domain/kernel/first-calling-codes.ts";
import { formatCountry } from "#i18n/formats.ts";
import { isolatedLtr } from "#i18n/isolated.ts";
import { currentLocale } from "#i18n/locale.ts";
import { onFirstTouch } from "#src/lib/session/first-touch.ts";

/** A country with its calling code, e.g. "الإمارات العربية المتحدة +971". */
export interface CallingCode {
  country: string;
  code: string;
  label: string;
}

type Pair = readonly [code: string, country: string];

/**
 * The spec's codes at once, all others behind them with the first touch of the page: who only reads never fetches them.
 * @param wanted the country that a form is about: its code is fetched at once where it is none of the spec's
 */
export function useCallingCodes(wanted = ""): CallingCode[] {
  const [others, setOthers] = useState<readonly Pair[]>([]);
  const isAwaited = wanted !== "" && FIRST_CALLING_CODES.every(([, country]) => country !== wanted);
  useEffect(() => {
    const load = async () => setOthers((await import("#domain/kernel/phone.ts")).callingCodes());
    // Without them a number is typed with its own code.
    const begin = () => void load().catch(() => undefined);
    if (!isAwaited) return onFirstTouch(begin);
    begin();
  }, [isAwaited]);
  return listed(others);
}

function listed(others: readonly Pair[]): CallingCode[] {
  const locale = currentLocale();
  const named = ([code, country]: Pair) => ({
    country,
    code,
    label: `${formatCountry(country, locale)} ${isolatedLtr(code)}`,
  });
  const first: CallingCode[] = FIRST_CALLING_CODES.map(named);
  const known = new Set(first.map(({ country }) => country));
  const further = others.filter(([, country]) => !known.has(country)).map(named);
  return [...first, ...further.sort((one, other) => one.label.localeCompare(other.label, locale))];
}
