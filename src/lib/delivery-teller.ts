import type { Frame } from "#domain/messaging/frames.ts";
import { leadTab } from "./lead-tab.ts";
import { MarchTeller } from "./march-teller.ts";
import type { ApiClient } from "./trpc.ts";

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

  /** What came while the account had no socket. What fails is told with the next message. */
  async catchUp(): Promise<void> {
    if (!this.#lead.isLead()) return;
    await this.#client.messages.delivered.mutate({ all: true }).catch(() => {});
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
