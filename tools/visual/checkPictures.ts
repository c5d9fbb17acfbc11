import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compare } from './compare.ts';
import { reportHtml, type Change } from './report.ts';
import { takePictures, type TakeOptions } from './takePictures.ts';

export interface CheckOptions extends TakeOptions {
  /** Folder of the accepted pictures. */
  readonly accepted: string;
  /** Folder of the report: emptied, then `index.html` with the pictures that changed. */
  readonly report: string;
  /** Accepts what is there now. */
  readonly isUpdate?: boolean;
  readonly onTaken?: (name: string, state: Change['state'] | 'same') => void;
}

export interface CheckResult {
  readonly taken: number;
  readonly changes: readonly Change[];
}

function write(file: string, content: Buffer | string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Takes pictures of stories and holds them against the accepted ones; a report shows what differs. */
export async function checkPictures(options: CheckOptions): Promise<CheckResult> {
  const { accepted, report, isUpdate = false, isWanted = () => true, onTaken, looks } = options;
  rmSync(report, { recursive: true, force: true });
  const changes: Change[] = [];
  const seen = new Set<string>();
  for await (const { name, picture } of takePictures(options)) {
    seen.add(name);
    const before = path.join(accepted, `${name}.png`);
    const change = changeOf(name, before, picture);
    onTaken?.(name, change?.state ?? 'same');
    if (!change) continue;
    if (isUpdate) write(before, picture);
    else if (change.state === 'changed') {
      write(path.join(report, 'before', `${name}.png`), readFileSync(before));
      write(path.join(report, 'difference', `${name}.png`), change.difference);
    }
    if (!isUpdate) write(path.join(report, 'after', `${name}.png`), picture);
    changes.push({ name, state: change.state, pixels: change.pixels });
  }
  const variants = new Set(['own', ...looks.map(({ dealer, look }) => `${dealer}-${look}`)]);
  for (const file of globSync('*/*.png', { cwd: accepted })) {
    const name = file.replace(/\.png$/, '');
    if (seen.has(name) || !variants.has(path.basename(name)) || !isWanted(path.dirname(name))) continue;
    if (isUpdate) rmSync(path.join(accepted, file));
    else write(path.join(report, 'before', file), readFileSync(path.join(accepted, file)));
    changes.push({ name, state: 'gone', pixels: 0 });
  }
  if (!isUpdate) write(path.join(report, 'index.html'), reportHtml(seen.size, changes));
  return { taken: seen.size, changes };
}

function changeOf(name: string, before: string, picture: Buffer) {
  if (!existsSync(before)) return { name, state: 'new' as const, pixels: 0, difference: Buffer.alloc(0) };
  const { isSame, pixels, difference } = compare(readFileSync(before), picture);
  return isSame ? undefined : { name, state: 'changed' as const, pixels, difference };
}
