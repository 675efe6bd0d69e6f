import { type ComponentProps, useId } from "react";

interface PriceCellProps extends Omit<ComponentProps<"input">, "onChange" | "type"> {
  label: string;
  error: string | undefined;
  isEdited: boolean;
  onChange: (text: string) => void;
}

/** A field of the table: its label shows on phones and is the column's head on a desk. */
export function PriceCell({ label, error, isEdited, onChange, ...input }: PriceCellProps) {
  const id = useId();
  return (
    <div className="grid min-w-0 content-start gap-1">
      <label htmlFor={id} className="text-sand-700 text-xs lg:sr-only">
        {label}
      </label>
      <input
        {...input}
        id={id}
        type="text"
        dir="ltr"
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={({ target }) => onChange(target.value)}
        className={`min-h-11 w-full min-w-0 rounded-md border px-3 text-base ${edgeOf(error !== undefined, isEdited)}`}
      />
      {error && (
        <p id={`${id}-error`} className="font-bold text-clay-700 text-xs">
          {error}
        </p>
      )}
    </div>
  );
}

function edgeOf(isWrong: boolean, isEdited: boolean): string {
  if (isWrong) return "border-clay-600 bg-clay-50";
  return isEdited ? "border-brass-500 bg-brass-50" : "border-sand-300 bg-white";
}
