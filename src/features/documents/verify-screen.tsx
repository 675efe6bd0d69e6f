import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { DOCUMENT_NUMBER } from "#domain/orders/order-reference.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { pageHead } from "#src/lib/page-head.ts";
import type { SiteFacts } from "#src/lib/site-facts.ts";
import { Button } from "#src/ui/button.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { PageHeader } from "#src/ui/page/page-header.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { Container } from "#src/ui/section.tsx";
import { VerifiedOrder, VerifiedQuote } from "./verified-document.tsx";
import type { VerifySearch } from "./verify-search.ts";

/** Whether a printed document is real: by the number and the code that stand on it, for anybody. */
export function VerifyScreen({ search: { number, code } }: { search: VerifySearch }) {
  return (
    <>
      <PageHeader
        title={m.documents_verify_title()}
        intro={m.documents_verify_intro()}
        crumbs={[{ label: m.shell_nav_home(), link: { to: "/" } }, { label: m.documents_verify_title() }]}
      />
      <Container className="grid gap-6 py-6 sm:py-10 lg:grid-cols-2 lg:items-start">
        <VerifyForm key={`${number}:${code}`} number={number ?? ""} code={code ?? ""} />
        <div aria-live="polite">
          {number !== undefined &&
            code !== undefined &&
            (DOCUMENT_NUMBER.test(number) ? (
              <VerifiedOrder number={number} code={code} locale={currentLocale()} />
            ) : (
              <VerifiedQuote number={number} code={code} />
            ))}
        </div>
      </Container>
    </>
  );
}

function VerifyForm(given: { number: string; code: string }) {
  const navigate = useNavigate();
  const [number, setNumber] = useState(given.number);
  const [code, setCode] = useState(given.code);
  const [isAsked, setAsked] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    const [asked, proof] = [number, code].map((typed) => typed.replace(/\s+/g, "").toUpperCase());
    if (asked && proof) void navigate({ to: "/verify", search: { number: asked, code: proof } });
  };
  const missing = (value: string) => (isAsked && value.trim() === "" ? { error: m.forms_required() } : {});
  return (
    <Panel>
      <form noValidate method="post" onSubmit={submit} className="grid gap-4">
        <TextField
          label={m.documents_number_field()}
          hint={m.documents_number_hint()}
          required
          maxLength={20}
          value={number}
          onChange={({ target }) => setNumber(target.value)}
          {...missing(number)}
          dir="ltr"
          autoCapitalize="characters"
          autoComplete="off"
        />
        <TextField
          label={m.documents_code_field()}
          required
          maxLength={20}
          value={code}
          onChange={({ target }) => setCode(target.value)}
          {...missing(code)}
          dir="ltr"
          autoCapitalize="characters"
          autoComplete="off"
        />
        <Button type="submit" className="justify-self-start max-sm:w-full">
          {m.documents_verify_submit()}
        </Button>
      </form>
    </Panel>
  );
}

/** Head of the page that verifies documents. */
export function verifyHead(site: SiteFacts) {
  return pageHead(site, {
    title: m.documents_verify_title(),
    description: m.documents_verify_intro(),
    path: "/verify",
  });
}
