import { type ChangeEvent, type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type FieldValues, type Path, type PathValue, type UseFormReturn, useWatch } from "react-hook-form";
import { joinPhone, plainPhone, splitPhone } from "#domain/kernel/phone-parts.ts";
import { takeEarly } from "#src/early/give-back.ts";
import { type CallingCode, useCallingCodes } from "../fields/calling-codes.ts";

interface Registered<Values extends FieldValues, Context, Output> {
  form: Pick<UseFormReturn<Values, Context, Output>, "control" | "setValue">;
  name: Path<Values>;
  onChange: (event: { target: { name: string; value: string }; type: string }) => Promise<unknown>;
  onBlur: (event: { target: { name: string; value: string }; type: string }) => Promise<unknown>;
  ref: (node: HTMLInputElement | null) => void;
}

/** What the list shows: a code that the number brought without its country, a country, or neither. */
interface Chosen {
  code: string | null;
  country: string;
}

/**
 * A phone of a form as a calling code and the rest of it; the form's value is the whole number. The code is the one that was
 * chosen or that the number brought, else that of the form's country, which a number follows that was typed without one.
 */
export function usePhoneParts<Values extends FieldValues, Context, Output>(
  registered: Registered<Values, Context, Output>,
  country?: string,
) {
  const { form, name, onChange, onBlur, ref } = registered;
  const codes = useCallingCodes(country);
  const [picked, setPicked] = useState<CallingCode>();
  const kept = picked ?? codes.find((one) => one.country === country) ?? codes[0];
  const [isDoubtful, setDoubtful] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const written = String(useWatch({ control: form.control, name }) ?? "");
  const chosen = chosenOf(written, kept, codes);
  const put = (value: string) => onChange({ target: { name, value }, type: "change" });
  const { whole, typedWhole } = useWhole({ chosen, code: kept?.code, isPicked: picked !== undefined, written, put });

  // Who types keeps what was typed; a draft and the account bring a whole number, which is parted.
  useLayoutEffect(() => {
    const node = input.current;
    if (node && node !== document.activeElement) showRest(node, written);
  }, [written]);

  return {
    codes,
    chosen,
    isDoubtful,
    choose: (country: string) => {
      const next = codes.find((one) => one.country === country);
      setPicked(next);
      setDoubtful(false);
      if (next && written !== "") void put(joinPhone(next.code, splitPhone(written).number));
    },
    number: {
      name,
      ref: (node: HTMLInputElement | null) => {
        input.current = node;
        const typed = node ? takeEarly(node) : undefined;
        const isEarly = typeof typed === "string" && typed !== "";
        // A phone is a text in every form.
        if (isEarly) form.setValue(name, typedWhole(typed) as PathValue<Values, Path<Values>>, { shouldDirty: true });
        ref(node);
        if (node && isEarly) node.value = typed;
      },
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setDoubtful(false);
        void put(typedWhole(target.value));
      },
      onBlur: async ({ target }: FocusEvent<HTMLInputElement>) => {
        const value = whole(target.value);
        showRest(target, value);
        void onBlur({ target: { name, value }, type: "blur" });
        setDoubtful(await isUnreadable(value));
      },
    },
  };
}

interface Lending {
  chosen: Chosen;
  /** Of the form's country, or chosen. */
  code: string | undefined;
  isPicked: boolean;
  written: string;
  put: (value: string) => unknown;
}

/**
 * Makes one number of what is typed. Digits that stand under the code of the form's country, which nobody chose, go along when
 * the country changes.
 */
function useWhole({ chosen, code, isPicked, written, put }: Lending) {
  /** The number as it was made out of digits and a code that nobody chose. */
  const lent = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: put is new with each render and does the same
  useEffect(() => {
    if (isPicked || code === undefined || written === "" || lent.current !== written) return;
    const next = joinPhone(code, splitPhone(written).number);
    if (next === written) return;
    lent.current = next;
    put(next);
  }, [isPicked, code, written]);
  const whole = (typed: string) => (chosen.code === null ? typed : joinPhone(chosen.code, typed));
  return {
    whole,
    typedWhole: (typed: string) => {
      const value = whole(typed);
      const isLent = chosen.code !== null && !isPicked && isUnderLentCode(typed, { written, lent: lent.current });
      lent.current = isLent ? value : undefined;
      return value;
    },
  };
}

interface Before {
  /** The whole number as the form held it. */
  written: string;
  /** The number that was last made with the form's code; none where the number brought its code or somebody chose it. */
  lent: string | undefined;
}

/**
 * Whether what is typed stands under the code of the form's country, which nobody chose: begun in an empty field, or more of what
 * was begun so. A number that brought its code keeps it, whichever of its digits somebody corrects.
 */
export function isUnderLentCode(typed: string, { written, lent }: Before): boolean {
  return !plainPhone(typed).startsWith("+") && (written === "" || written === lent);
}

/** The code that a number begins with, else the one that was chosen; none for a number that came without. */
function chosenOf(written: string, kept: CallingCode | undefined, codes: readonly CallingCode[]): Chosen {
  const { code } = splitPhone(written);
  if (code === null) {
    const isOpen = written === "" || /^(?:\+|00)/.test(written);
    return isOpen && kept ? kept : { code: null, country: "" };
  }
  if (kept?.code === code) return kept;
  return codes.find((one) => one.code === code) ?? { code, country: "" };
}

function showRest(node: HTMLInputElement, written: string): void {
  const { code, number } = splitPhone(written);
  if (code !== null && node.value !== number) node.value = number;
}

/** Whether a number can't be dialled as it stands; not while the rules of numbers are not there. */
async function isUnreadable(written: string): Promise<boolean> {
  if (written === "") return false;
  try {
    const { readPhone } = await import("#domain/kernel/phone.ts");
    return readPhone(written) === null;
  } catch {
    return false;
  }
}
