import type { Frame } from "#domain/messaging/frames.ts";
import { leadTab } from "./lead-tab.ts";
import { MarchTeller } from "./march-teller.ts";
import type { ApiClient } from "./trpc.ts";

/** Of what came while no device was there, the conversations at the top of the list are told of. */
const MOST_AT_ONCE = 10;

/** Tells who wrote that it has come to a device of this account: of all its tabs one does so. */
export class DeliveryTeller {
  readonly #client: ApiClient;
  readonly #tellers = new Map<string, MarchTeller>();
  readonly #lead: ReturnType<typeof leadTab>;

  constructor(client: ApiClient, userId: string) {
    this.#client = client;
    this.#lead = leadTab(`mawrid-delivery ${userId}`);
  }

  /** What an inbox tells; the number counts where something of the other side is unread. */
  hear({ conversation, seq, count }: Extract<Frame, { type: "unread" }>): void {
    if (count > 0 && this.#lead.isLead()) this.#reach(conversation, seq);
  }

  /** What came while the account had no socket. Failing tells nothing: the next frame does. */
  async catchUp(): Promise<void> {
    try {
      if (!this.#lead.isLead() || (await this.#client.messages.unread.query()).messages === 0) return;
      const { items } = await this.#client.messages.list.query({});
      const unread = items.filter((row) => row.unread > 0).slice(0, MOST_AT_ONCE);
      for (const { id, lastSeq } of unread) this.#reach(id, lastSeq);
    } catch {
      // Told with the next message.
    }
  }

  stop(): void {
    this.#lead.leave();
    for (const teller of this.#tellers.values()) teller.stop();
  }

  #reach(id: string, seq: number): void {
    const teller =
      this.#tellers.get(id) ?? new MarchTeller((to) => this.#client.messages.delivered.mutate({ id, seq: to }));
    this.#tellers.set(id, teller);
    teller.reach(seq);
  }
}
