import { renderToStaticMarkup } from "react-dom/server";
import { useForm } from "react-hook-form";
import { expect, it } from "vitest";
import { m } from "#i18n/paraglide/messages.js";
import { PhoneField } from "#src/ui/fields/phone-field.tsx";
import { PhoneLink } from "#src/ui/text/phone-link.tsx";

it("calls a phone that can be dialled, and only flags one that can't", () => {
  const dialled = renderToStaticMarkup(<PhoneLink phone="+254712345678" />);
  expect(dialled).toContain('href="tel:+254712345678"');
  expect(dialled).toContain("+254 712 345 678");
  const unread = renderToStaticMarkup(<PhoneLink phone="0712 345 678" />);
  expect(unread).not.toContain("tel:");
  expect(unread).toContain("0712 345 678");
  expect(unread).toContain(m.forms_phone_unread());
});

function Form({ phone }: { phone: string }) {
  const form = useForm({ defaultValues: { phone } });
  return <PhoneField form={form} {...form.register("phone")} />;
}
const selected = (phone: string) =>
  /<option value="(\w*)"[^>]*selected/.exec(renderToStaticMarkup(<Form phone={phone} />))?.[1];

it("offers the spec's 26 codes with the page, the Emirates chosen, and no code for a number that came without", () => {
  const empty = renderToStaticMarkup(<Form phone="" />);
  expect(empty.match(/<option value="\w\w"/g)).toHaveLength(26);
  expect(selected("")).toBe("AE");
  expect(selected("+966112345678")).toBe("SA");
  expect(selected("0712 345 678")).toBe("");
});
