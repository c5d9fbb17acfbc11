import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { shareFor } from './addresses.ts';

type Picture = Buffer | string | undefined;
interface Job {
  readonly path: string;
  /** Of its whole size. */
  readonly share: number;
  readonly answer: (picture: Picture) => void;
  /** Nobody waits for it. */
  readonly isAhead: boolean;
}

/** Pages keep a core for themselves; the image service asks for three at once. */
const MOST_DRAWERS = Math.max(1, Math.min(3, availableParallelism() - 1));
/** Originals that are kept: a listing asks for each in several widths and formats. */
const MOST = 80;
const recent = new Map<string, Promise<Picture>>();
/** What somebody looks at, and what nobody waits for. */
const urgent: Job[] = [];
const patient: Job[] = [];

/** A thread that draws one picture at a time. */
class Drawer {
  job: Job | undefined;
  private worker: Worker | undefined;

  take(job: Job): void {
    this.job = job;
    this.worker ??= this.start();
    this.worker.ref();
    this.worker.postMessage({ path: job.path, share: job.share });
  }

  private start(): Worker {
    const started = new Worker(new URL('./studioWorker.ts', import.meta.url));
    started.on('message', (picture?: Uint8Array | string) =>
      this.finish(typeof picture === 'object' ? Buffer.from(picture) : picture),
    );
    started.on('error', () => {
      this.worker = undefined;
      this.finish(undefined);
    });
    return started;
  }

  private finish(picture: Picture): void {
    const done = this.job;
    this.job = undefined;
    // a server that has nothing else to do may end
    this.worker?.unref();
    done?.answer(picture);
    next();
  }
}

const drawers = Array.from({ length: MOST_DRAWERS }, () => new Drawer());

/** Gives out what waits. Ahead is drawn one at a time: a page's pictures never stand behind the frames of a film. */
function next(): void {
  for (const drawer of drawers) {
    if (drawer.job) continue;
    const isDrawingAhead = drawers.some(({ job }) => job?.isAhead);
    const job = urgent.shift() ?? (isDrawingAhead ? undefined : patient.shift());
    if (!job) return;
    drawer.take(job);
  }
}

const drawn = (path: string, share: number, isAhead: boolean): Promise<Picture> =>
  new Promise((answer) => {
    (isAhead ? patient : urgent).push({ path, share, answer, isAhead });
    next();
  });

/**
 * Draws the picture of an address in a thread of its own, once for all sizes that are made of it, up to `width` pixels.
 */
export function drawnBeside(path: string, _site = '', width = Infinity): Promise<Picture> {
  const share = shareFor(width);
  const key = `${path} ${share}`;
  const known = recent.get(key);
  if (known) return known;
  const made = drawn(path, share, false);
  if (recent.size >= MOST) recent.delete(recent.keys().next().value ?? '');
  recent.set(key, made);
  return made;
}

/** The same for what is made ahead: it is drawn when nobody waits for a picture, and not kept. */
export const drawnAhead = (path: string): Promise<Picture> => drawn(path, 1, true);
