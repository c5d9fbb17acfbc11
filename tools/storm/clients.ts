import { randomInt, randomUUID } from 'node:crypto';
import { sendLead } from '../commands/sendLead.ts';
import { pause, SITE } from './harness.ts';

/** Between two tries of one enquiry. */
const RETRY_MS = 100;
/** Between two enquiries of a shopper, on average: what they send leaves faster than it comes. */
const PAUSE_MS = 2000;

/** Shoppers who submit one enquiry after the other, each again under its key until it is acknowledged. */
export class Clients {
  readonly #acknowledged = new Map<string, string>();
  readonly #ports: () => readonly number[];
  readonly #all: Promise<unknown>;
  /** Requests that were not acknowledged, by status; without one where the connection broke. */
  readonly refused: (number | undefined)[] = [];
  #isOver = false;
  #sent = 0;

  constructor(count: number, ports: () => readonly number[]) {
    this.#ports = ports;
    this.#all = Promise.all(Array.from({ length: count }, () => this.#run()));
  }

  /** Lets every enquiry that is on its way be acknowledged, and ends. */
  async finish(): Promise<{ acknowledged: ReadonlyMap<string, string>; sent: number }> {
    this.#isOver = true;
    await this.#all;
    return { acknowledged: this.#acknowledged, sent: this.#sent };
  }

  async #run(): Promise<void> {
    while (!this.#isOver) {
      const key = randomUUID();
      while (!(await this.#try(key))) await pause(RETRY_MS);
      // answered twice: a shopper's browser may not have seen the first answer
      if (Math.random() < 0.1) await this.#try(key);
      await pause(2 * PAUSE_MS * Math.random());
    }
  }

  async #try(key: string): Promise<boolean> {
    const ports = this.#ports();
    const port = ports[randomInt(Math.max(1, ports.length))];
    if (port === undefined) return false;
    this.#sent++;
    const network = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
    const answer = await sendLead(port, SITE, key, { 'x-forwarded-for': network }).catch(() => undefined);
    if (answer?.id === undefined) {
      this.refused.push(answer?.status);
      return false;
    }
    const before = this.#acknowledged.get(key);
    if (before !== undefined && before !== answer.id) throw new Error(`${key} was acknowledged under two numbers`);
    this.#acknowledged.set(key, answer.id);
    return true;
  }
}
