import { Root } from "@radix-ui/themes/components/text-field";
import { ChevronDown } from "lucide-react";
import type { FieldValues, Path, UseFormRegisterReturn, UseFormReturn } from "react-hook-form";
import { m } from "#i18n/paraglide/messages.js";
import { usePhoneParts } from "../page/use-phone-parts.ts";
import { Field } from "./field.tsx";
import { frame, INVALID_EDGE } from "./text-field.tsx";

interface PhoneFieldProps<Values extends FieldValues, Context, Output>
  extends Omit<UseFormRegisterReturn<Path<Values>>, "required"> {
  form: Pick<UseFormReturn<Values, Context, Output>, "control" | "setValue">;
  error?: string | undefined;
  /** Of the form (ISO 3166-1 alpha-2): a number without a code is read as one of there. None where nothing was chosen yet. */
  country?: string | undefined;
  label?: string;
  required?: boolean;
}

/**
 * A phone in two parts, from the left in every language, as it is dialled; the form holds them as one number with its calling
 * code. The closed list shows the code alone.
 */
export function PhoneField<Values extends FieldValues, Context, Output>({
  label = m.forms_phone(),
  required = true,
  error,
  country,
  ...registered
}: PhoneFieldProps<Values, Context, Output>) {
  const { codes, chosen, isDoubtful, choose, number } = usePhoneParts(registered, country);
  return (
    <Field {...frame(label, isDoubtful ? m.forms_phone_doubtful() : undefined, error, required)}>
      {(control) => (
        <div dir="ltr" className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-2">
          <span className="relative flex min-h-11 items-center justify-between rounded-md border border-sand-300 bg-white px-3 has-focus-visible:outline-3 has-focus-visible:outline-brass-500">
            <span aria-hidden>{chosen.code ?? "+ ?"}</span>
            <ChevronDown aria-hidden size={18} className="text-sand-600" />
            <select
              aria-label={m.forms_country_code()}
              autoComplete="tel-country-code"
              value={chosen.country}
              onChange={({ target }) => choose(target.value)}
              className="absolute inset-0 cursor-pointer appearance-none text-base opacity-0"
            >
              <option value="" hidden>
                {m.forms_choose()}
              </option>
              {codes.map(({ country, label: named }) => (
                <option key={country} value={country} suppressHydrationWarning>
                  {named}
                </option>
              ))}
            </select>
          </span>
          <Root
            size="3"
            {...number}
            {...control}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            placeholder="50 123 4567"
            maxLength={32}
            {...(error ? { color: "red" as const } : {})}
            className={INVALID_EDGE}
          />
        </div>
      )}
    </Field>
  );
}
