import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";

export interface SelectOption {
  value: string;
  label: string;
}

interface SelectProps extends ComponentProps<"select"> {
  options: readonly SelectOption[];
  placeholder?: string;
}

/** The bare list, for places with a label of their own. */
export function Select({ options, placeholder, className = "", ...select }: SelectProps) {
  return (
    <span className={`relative block ${className}`}>
      <select
        {...select}
        className="min-h-11 w-full appearance-none rounded-md border border-sand-300 bg-white ps-3 pe-10 text-base aria-invalid:border-clay-600"
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        size={18}
        className="pointer-events-none absolute inset-y-0 end-3 my-auto text-sand-600"
      />
    </span>
  );
}
