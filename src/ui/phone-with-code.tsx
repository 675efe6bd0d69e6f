import { Root } from "@radix-ui/themes/components/text-field";
import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { Field, type FieldFrameProps } from "./field.tsx";
import type { SelectOption } from "./select-field.tsx";
import { frame, INVALID_EDGE } from "./text-field.tsx";

interface PhoneWithCodeProps extends FieldFrameProps {
  codes: readonly SelectOption[];
  /** What is chosen, as it stands on the closed list. */
  code: string;
  codeLabel: string;
  codeField: ComponentProps<"select">;
  numberField: Omit<ComponentProps<typeof Root>, "color" | "size" | "type">;
}

/** A phone in two parts, from the left in every language, as it is dialled. The closed list shows the code alone. */
export function PhoneWithCode({ codes, code, codeLabel, codeField, numberField, ...labels }: PhoneWithCodeProps) {
  const { label, hint, error, required } = labels;
  return (
    <Field {...frame(label, hint, error, required)}>
      {(control) => (
        <div dir="ltr" className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-2">
          <span className="relative flex min-h-11 items-center justify-between rounded-md border border-sand-300 bg-white px-3 has-focus-visible:outline-3 has-focus-visible:outline-brass-500">
            <span aria-hidden>{code}</span>
            <ChevronDown aria-hidden size={18} className="text-sand-600" />
            <select
              {...codeField}
              aria-label={codeLabel}
              className="absolute inset-0 cursor-pointer appearance-none text-base opacity-0"
            >
              {codes.map((option) => (
                <option key={option.value} value={option.value} suppressHydrationWarning>
                  {option.label}
                </option>
              ))}
            </select>
          </span>
          <Root
            size="3"
            {...numberField}
            {...control}
            type="tel"
            inputMode="tel"
            {...(error ? { color: "red" as const } : {})}
            className={INVALID_EDGE}
          />
        </div>
      )}
    </Field>
  );
}
