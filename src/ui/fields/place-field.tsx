import { type ComponentProps, useId, useState } from "react";
import { currentLocale } from "#i18n/locale.ts";
import { TextField } from "./text-field.tsx";

/** A city or a port: chosen from those that all languages know, or typed; the names come with the first look at the field. */
export function PlaceField({ onFocus, ...field }: ComponentProps<typeof TextField>) {
  const list = useId();
  const [names, setNames] = useState<readonly string[]>([]);
  const load = () =>
    import("#domain/kernel/places.ts").then(
      ({ placeNames }) => setNames(placeNames(currentLocale())),
      // Without the names the field is typed into, as ever.
      () => {},
    );
  return (
    <>
      <TextField
        {...field}
        list={list}
        onFocus={(event) => {
          void load();
          onFocus?.(event);
        }}
      />
      <datalist id={list}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
