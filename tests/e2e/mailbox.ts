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

/** Waits for the newest mail to an address in the developer's mailbox. */
export async function mailTo(request: APIRequestContext, address: string): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(
      async () => {
        const answer = await request.get("/__dev/mailbox.json");
        found = z
          .array(mailSchema.loose())
          .parse(await answer.json())
          .find((mail) => mail.to === address);
        return found?.to;
      },
      { message: `a mail to ${address}`, timeout: 10_000 },
    )
    .toBe(address);
  if (!found) throw new Error("unreachable: polled until found");
  return found;
}
