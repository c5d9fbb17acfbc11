import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../..');
const QUERY = /@(media|container)[^{'"`]*?\((min|max)-width: ?([\d.]+)px\)/g;

/** A width at which styles change, with the subjects whose styles do. */
export interface Breakpoint {
  /** The first width of the wider layout, pixels. */
  readonly width: number;
  /** Whether the page's width counts, or that of the part. */
  readonly of: 'page' | 'part';
  readonly uses: number;
  readonly subjects: readonly string[];
}

/** Every width at which the styles of a library change, as their sources have it, the most used first. */
export function breakpoints(): Breakpoint[] {
  const found = new Map<string, { width: number; of: Breakpoint['of']; uses: number; subjects: Set<string> }>();
  const files = globSync(['libs/ui/*/src/**/*.{ts,tsx}', 'libs/*/web/**/*.{ts,tsx}'], { cwd: ROOT });
  for (const file of files) {
    if (/\.(spec|stories)\./.test(file)) continue;
    const [, first = '', second = ''] = file.split(path.sep);
    for (const [, kind, bound, pixels] of readFileSync(path.join(ROOT, file), 'utf8').matchAll(QUERY)) {
      // up to 699 is one layout, from 700 on the next
      const width = Math.ceil(Number(pixels)) + (bound === 'max' && !pixels?.endsWith('0') ? 1 : 0);
      const of = kind === 'media' ? 'page' : 'part';
      const one = found.get(`${of} ${width}`) ?? { width, of, uses: 0, subjects: new Set<string>() };
      one.uses += 1;
      one.subjects.add(first === 'ui' ? second : first);
      found.set(`${of} ${width}`, one);
    }
  }
  return [...found.values()]
    .map(({ subjects, ...rest }) => ({ ...rest, subjects: [...subjects].sort() }))
    .sort((one, other) => other.uses - one.uses || one.width - other.width);
}
