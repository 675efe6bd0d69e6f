import type { Frame } from "#domain/messaging/frames.ts";
import type { ApiClient } from "../calls/trpc.ts";
import { electLeaderTab } from "./elect-leader-tab.ts";
import { ReceiptNotifier } from "./receipt-notifier.ts";

/** Tells who wrote that it has come to a device of this account: of all its tabs one does so. */
export class DeliveryNotifier {
  readonly #client: ApiClient;
  readonly #notifiers = new Map<string, ReceiptNotifier>();
  readonly #lead: ReturnType<typeof electLeaderTab>;

  constructor(client: ApiClient, userId: string) {
    this.#client = client;
    this.#lead = electLeaderTab(`mawrid-delivery ${userId}`);
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
    for (const notifier of this.#notifiers.values()) notifier.stop();
  }

  #reach(id: string, seq: number): void {
    const notifier =
      this.#notifiers.get(id) ?? new ReceiptNotifier((to) => this.#client.messages.delivered.mutate({ id, seq: to }));
    this.#notifiers.set(id, notifier);
    notifier.reach(seq);
  }
}
