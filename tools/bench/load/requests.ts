import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { Job, Outcome } from './generator.ts';

/** The process that makes requests. */
export class Generator {
  readonly #child: ChildProcess = fork(path.join(import.meta.dirname, 'generator.ts'));

  /** One job after the other. */
  make(job: Job): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      const onExit = (): void => reject(new Error('The process that makes requests has ended.'));
      this.#child.once('exit', onExit);
      this.#child.once('message', (answer: { outcome: Outcome } | { fault: string }) => {
        this.#child.off('exit', onExit);
        if ('outcome' in answer) resolve(answer.outcome);
        else reject(new Error(answer.fault));
      });
      this.#child.send(job);
    });
  }

  end(): void {
    this.#child.kill();
  }
}
