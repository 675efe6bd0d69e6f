import type { Browser, Page } from "@playwright/test";
import type { Trader } from "../bench/traders.ts";
import type { Journal } from "./journal.ts";

const WORDS = /^[A-Z]-\d{5}$/;

/** Somebody at a phone who writes into a conversation by the site's own screen. */
export class Participant {
  #said = 0;

  private constructor(
    readonly name: string,
    readonly who: Trader,
    readonly conversation: string,
    readonly page: Page,
    readonly journal: Journal,
  ) {}

  static async sitDown(
    browser: Browser,
    { origin, who, conversation, name, journal }: ParticipantSetup,
  ): Promise<Participant> {
    const context = await browser.newContext({ viewport: { width: 390, height: 800 }, baseURL: origin });
    const [cookie = "", value = ""] = who.cookie.split("=");
    await context.addCookies([
      { name: cookie, value, domain: "localhost", path: "/", secure: true, sameSite: "Lax" },
      { name: "preferred-language", value: "ar", domain: "localhost", path: "/" },
    ]);
    const participant = new Participant(name, who, conversation, await context.newPage(), journal);
    await participant.look();
    return participant;
  }

  /** Opens the conversation, or opens it again, however often the network fails. */
  async look(): Promise<void> {
    for (const end = Date.now() + 60_000; Date.now() < end; ) {
      try {
        await this.page.goto(`/messages/${this.conversation}`, { timeout: 10_000 });
        await this.page.locator("textarea").waitFor({ timeout: 5000 });
        return;
      } catch {
        await this.page.waitForTimeout(300);
      }
    }
    throw new Error(`${this.name} could not open the conversation`);
  }

  /** Leaves the site, as a closed tab does. */
  async leave(): Promise<void> {
    await this.page.goto("about:blank");
  }

  /** Writes the next words down, sends them, and sees them in the log: sent, or waiting to be. */
  async say(): Promise<void> {
    const words = `${this.name}-${String(++this.#said).padStart(5, "0")}`;
    this.journal.write({ by: this.who.userId, conversation: this.conversation, words });
    const box = this.page.locator("textarea");
    await box.fill(words);
    await box.press("Enter");
    await this.page.getByRole("log").getByText(words, { exact: true }).last().waitFor({ timeout: 20_000 });
  }

  /** What this run's participants said, as the screen shows it now. */
  async sees(): Promise<string[]> {
    const lines = await this.page.getByRole("log").locator("p").allTextContents();
    return lines.map((line) => line.trim()).filter((line) => WORDS.test(line));
  }

  /** In this page's log something waits to be sent, or was refused. */
  async hasUnsent(): Promise<boolean> {
    return (await this.page.getByRole("log").locator("svg.lucide-clock, [role=alert]").count()) > 0;
  }
}

interface ParticipantSetup {
  origin: string;
  who: Trader;
  conversation: string;
  name: string;
  journal: Journal;
}
