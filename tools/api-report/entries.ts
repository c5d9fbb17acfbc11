import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What a package's manifest says of its entries. */
export interface EntryManifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

/** An entry of a published library that has types. */
export interface PublishedEntry {
  /** As consumers import it, for example `@forecourt/search/config`. */
  readonly id: string;
  /** Folder of its library. */
  readonly dir: string;
  /** The declarations as TypeScript emits them. */
  readonly types: string;
  /** Its report, `api/<entry>.api.md` in the library's folder. */
  readonly report: string;
}

const BUILT = './dist/';

/** Entries with types of a library, by its manifest. `typesDir` holds the emitted declarations, in place of `dist`. */
export function entriesOf(dir: string, typesDir = path.join(dir, 'out-tsc/lib')): readonly PublishedEntry[] {
  const { name, exports = {} } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as EntryManifest;
  return Object.entries(exports).flatMap(([entry, target]) => {
    if (typeof target === 'string' || target['types'] === undefined) return [];
    const file = entry === '.' ? 'index' : entry.slice(2).replaceAll('/', '-');
    return [
      {
        id: name + entry.slice(1),
        dir,
        types: path.join(typesDir, target['types'].replace(BUILT, '')),
        report: path.join(dir, 'api', `${file}.api.md`),
      },
    ];
  });
}
