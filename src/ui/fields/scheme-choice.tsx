import { useId, useSyncExternalStore } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { chooseScheme, chosenScheme, onScheme, SCHEMES, type Scheme } from "#src/lib/color-scheme.ts";
import { labelOf } from "#src/vocabulary/label-of.ts";

const LABELS: Record<Scheme, () => string> = {
  device: m.shell_scheme_device,
  light: m.shell_scheme_light,
  dark: m.shell_scheme_dark,
};

/** Light, dark, or as the device asks; kept in this browser. */
export function SchemeChoice() {
  const name = useId();
  const chosen = useSyncExternalStore(onScheme, chosenScheme, () => "device");
  return (
    <fieldset>
      <legend className="mb-1 text-sm">{m.shell_scheme()}</legend>
      <div className="grid grid-cols-3 gap-1">
        {SCHEMES.map((scheme) => (
          <label
            key={scheme}
            className="grid min-h-11 cursor-pointer place-items-center rounded-md border border-sand-300 px-1 text-center text-sm leading-tight has-checked:border-gulf-700 has-checked:bg-gulf-50 has-checked:font-bold has-focus-visible:outline-2 has-focus-visible:outline-brass-500"
          >
            <input
              type="radio"
              name={name}
              value={scheme}
              checked={chosen === scheme}
              onChange={() => chooseScheme(scheme)}
              className="sr-only"
            />
            {labelOf(LABELS, scheme)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
