import { rmSync } from 'node:fs';
import type { Platform, Program } from '../commands/spawnPlatform.ts';
import { started, temporaryFolder } from './harness.ts';

export interface FleetOptions {
  readonly size: number;
  readonly env: Readonly<Record<string, string>>;
  /** What each process runs; the platform's sources when left out. */
  readonly programs?: readonly Program[];
}

/** Processes of the platform, each with a folder of its own. */
export class Fleet {
  readonly #options: FleetOptions;
  readonly #folders: string[];
  readonly #programs: (Program | undefined)[];
  #running: (Platform | undefined)[];

  constructor(options: FleetOptions) {
    this.#options = options;
    this.#folders = Array.from({ length: options.size }, temporaryFolder);
    this.#programs = this.#folders.map((_, index) => options.programs?.[index]);
    this.#running = this.#folders.map(() => undefined);
  }

  /** Folder of the first process: it holds the embedded database. */
  get folder(): string {
    return this.#folders[0] ?? '';
  }

  /** Ports of the processes that run now. */
  get ports(): readonly number[] {
    return this.#running.flatMap((platform) => platform?.port ?? []);
  }

  /** How many have ended that should run. */
  get exits(): number {
    return this.#running.filter((platform) => platform?.hasEnded()).length;
  }

  /** One after the other: they share what they set up. */
  async start(): Promise<void> {
    for (const index of this.#folders.keys()) await this.#startOne(index);
  }

  /** Ends one of them as a power failure would, and has it come back. */
  async killOne(): Promise<void> {
    const index = Math.floor(Math.random() * this.#folders.length);
    const platform = this.#running[index];
    this.#running[index] = undefined;
    await platform?.end('SIGKILL');
    await this.#startOne(index);
  }

  /** Ends one of them as an operator does, and starts it again with another program. */
  async replace(index: number, program: Program): Promise<void> {
    await this.#running[index]?.end('SIGTERM');
    this.#programs[index] = program;
    await this.#startOne(index);
  }

  async stop(): Promise<void> {
    const platforms = this.#running;
    this.#running = this.#folders.map(() => undefined);
    await Promise.all(platforms.map(async (platform) => platform?.end('SIGTERM')));
  }

  async end(): Promise<void> {
    await this.stop();
    for (const folder of this.#folders) rmSync(folder, { recursive: true, force: true });
  }

  async #startOne(index: number): Promise<void> {
    this.#running[index] = await started(this.#folders[index] ?? '', this.#options.env, this.#programs[index]);
  }
}
