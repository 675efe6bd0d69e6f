import { type APIRequestContext, expect } from "@playwright/test";
import * as z from "zod";

const mailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  links: z.array(z.string()),
});
export type Mail = z.infer<typeof mailSchema>;

/**
 * Waits for the newest mail to an address in the developer's mailbox.
 * @param link part of a link that it must hold, where there are several mails
 */
export async function mailTo(request: APIRequestContext, address: string, link = ""): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(
      async () => {
        const answer = await request.get("/__dev/mailbox.json");
        found = z
          .array(mailSchema.loose())
          .parse(await answer.json())
          .find((mail) => mail.to === address && (link === "" || mail.links.some((one) => one.includes(link))));
        return found?.to;
      },
      { message: `a mail to ${address}`, timeout: 10_000 },
    )
    .toBe(address);
  if (!found) throw new Error("unreachable: polled until found");
  return found;
}
