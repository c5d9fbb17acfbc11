/** Seconds of the steps from a generator's command to an open page, by generator. */
export class StopWatch {
  readonly #taken = new Map<string, Map<string, number>>();

  /** Runs a step of a generator's way, and keeps what it took. */
  async time<Result>(of: string, step: string, run: () => Promise<Result>): Promise<Result> {
    const begin = performance.now();
    try {
      return await run();
    } finally {
      const steps = this.#taken.get(of) ?? new Map<string, number>();
      this.#taken.set(of, steps);
      steps.set(step, (steps.get(step) ?? 0) + (performance.now() - begin) / 1000);
    }
  }

  /** A line for each generator: minutes in all, then its steps in seconds. */
  report(): string {
    return [...this.#taken]
      .map(([of, steps]) => {
        const minutes = [...steps.values()].reduce((sum, seconds) => sum + seconds, 0) / 60;
        const own = [...steps].map(([step, seconds]) => `${step} ${seconds.toFixed(0)} s`);
        return `${of.padEnd(10)} ${minutes.toFixed(1).padStart(5)} min: ${own.join(', ')}`;
      })
      .join('\n');
  }
}
