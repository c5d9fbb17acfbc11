import { watch, type FSWatcher } from 'node:fs';
import path from 'node:path';

export interface FolderWatchOptions {
  /** The dealers' folder. */
  readonly root: string;
  /** Called when files of these dealers may have changed; of all where none is named. */
  readonly onChange: (slugs: readonly string[] | undefined) => void;
}

/** Files that are copied come one after the other: so long none may come, milliseconds. */
const QUIET_MS = 250;
/** How often all dealers are looked at, since not every file system says what changes: while that is so, and else. */
const SWEEP_MS = { blind: 1500, seeing: 30_000 };

/** Says which dealers' folders may have changed. */
export class FolderWatch {
  readonly #options: FolderWatchOptions;
  readonly #watchers = new Map<string, FSWatcher>();
  readonly #changed = new Set<string>();
  #quiet: NodeJS.Timeout | undefined;
  #sweep: NodeJS.Timeout | undefined;
  #isBlind = false;

  constructor(options: FolderWatchOptions) {
    this.#options = options;
  }

  start(): void {
    this.see(this.#options.root);
    this.#planSweep();
  }

  /** From now on changes in this folder are seen. */
  see(folder: string): void {
    if (this.#watchers.has(folder)) return;
    const { root } = this.#options;
    try {
      const watcher = watch(folder, { persistent: false }, (_kind, name) => {
        const [dealer] = path.relative(root, path.join(folder, name ?? '')).split(path.sep);
        if (dealer) this.#note(dealer);
      });
      watcher.on('error', () => this.#goBlind(folder));
      this.#watchers.set(folder, watcher);
    } catch {
      this.#goBlind(folder);
    }
  }

  /** Of a dealer's folders, these alone are still looked at. */
  keep(slug: string, folders: readonly string[]): void {
    const dealer = path.join(this.#options.root, slug);
    for (const folder of this.#watchers.keys())
      if ((folder === dealer || folder.startsWith(dealer + path.sep)) && !folders.includes(folder))
        this.#forget(folder);
  }

  stop(): void {
    clearTimeout(this.#quiet);
    clearTimeout(this.#sweep);
    for (const folder of [...this.#watchers.keys()]) this.#forget(folder);
  }

  /** The system has no watches left, or the folder is gone: a sweep finds what changed. */
  #goBlind(folder: string): void {
    this.#forget(folder);
    if (this.#isBlind) return;
    this.#isBlind = true;
    this.#planSweep();
  }

  #forget(folder: string): void {
    this.#watchers.get(folder)?.close();
    this.#watchers.delete(folder);
  }

  #note(slug: string): void {
    this.#changed.add(slug);
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => {
      const slugs = [...this.#changed];
      this.#changed.clear();
      this.#options.onChange(slugs);
    }, QUIET_MS);
    this.#quiet.unref();
  }

  #planSweep(): void {
    clearTimeout(this.#sweep);
    this.#sweep = setTimeout(
      () => {
        this.#options.onChange(undefined);
        this.#isBlind = false;
        this.#planSweep();
      },
      this.#isBlind ? SWEEP_MS.blind : SWEEP_MS.seeing,
    );
    this.#sweep.unref();
  }
}
