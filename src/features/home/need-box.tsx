import { useNavigate } from "@tanstack/react-router";
import { type ComponentType, type FormEvent, type SyntheticEvent, useId, useState } from "react";
import { MAX_QUERY_LENGTH } from "#domain/catalogue/search/search-address.ts";
import { m } from "#i18n/paraglide/messages.js";
import { useLazyComponent } from "#src/lib/use-lazy-component.ts";

const BUTTON = "min-h-11 grow rounded-md px-2 font-bold text-sm sm:grow-0 sm:px-4 sm:text-base";

interface NeedBoxProps {
  /** What is suggested below the field while one types; asked for once somebody touches it, again where it did not come. */
  loadSuggestions: () => Promise<ComponentType<{ input: HTMLInputElement }>>;
}

/**
 * What one needs, how much and where to, in one sentence: it is searched, or becomes the first line of a request. A plain
 * form with two targets, so that it works before the page lives.
 */
export function NeedBox({ loadSuggestions }: NeedBoxProps) {
  const id = useId();
  const [touched, setTouched] = useState<HTMLInputElement>();
  const { Component: Suggestions, hasFailed, retry } = useLazyComponent(loadSuggestions, touched !== undefined);
  const touch = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    setTouched(currentTarget);
    if (hasFailed) retry();
  };
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const q = String(new FormData(form).get("q") ?? "").trim();
    const isRequest = submitter?.hasAttribute("formaction") ?? false;
    if (isRequest) return void navigate({ to: "/rfqs/new", search: { q: q || undefined } });
    if (q === "") return form.querySelector("input")?.focus();
    void navigate({ to: "/product-search", search: { q } });
  };
  return (
    <form
      action="/product-search"
      method="get"
      onSubmit={submit}
      className="relative mt-1 grid w-full max-w-3xl gap-2 rounded-xl border border-brass-300 bg-white p-3 shadow-raised sm:mt-2 sm:p-4"
    >
      <label htmlFor={id} className="font-bold text-gulf-900">
        {m.home_need()}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          name="q"
          type="text"
          dir="auto"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={MAX_QUERY_LENGTH}
          placeholder={m.home_need_example()}
          onFocus={touch}
          onInput={touch}
          className="min-h-11 w-full min-w-0 rounded-md border border-sand-300 bg-white px-3 text-base placeholder:text-sand-600 placeholder:[text-align:start] focus-visible:outline-3 focus-visible:outline-brass-500 sm:w-auto sm:grow"
        />
        <button type="submit" className={`${BUTTON} bg-gulf-800 text-white hover:bg-gulf-700`}>
          {m.home_need_search()}
        </button>
        <button
          type="submit"
          formAction="/rfqs/new"
          className={`${BUTTON} border border-gulf-700 bg-white text-gulf-800 hover:bg-gulf-50`}
        >
          {m.home_need_request()}
        </button>
      </div>
      {/* Below both buttons, which stay in reach. */}
      {Suggestions && touched && <Suggestions input={touched} />}
    </form>
  );
}
