import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { xxhash128 } from 'hash-wasm';

/** What `tsc --build` notes of a build, next to what it has emitted. */
interface BuildInfo {
  /** From the folder of the note. */
  readonly fileNames: readonly string[];
  /** For each of them the hash of its text, as TypeScript 7 takes it. */
  readonly fileInfos: readonly (string | { readonly version: string })[];
}

const OF_OTHERS = /(^|\/)(node_modules|out-tsc)\/|^lib\.[\w.]*d\.ts$/;

/**
 * Sources, by their paths, that are others by now than the declarations of these libraries were made of. `tsc --build`
 * goes by times alone: a file that was written while a build was running is older than its end, and no later build
 * reads it.
 */
export async function staleSources(dirs: readonly string[]): Promise<readonly string[]> {
  const hashes = new Map<string, Promise<string>>();
  const hashOf = (file: string): Promise<string> => {
    const hash = hashes.get(file) ?? (existsSync(file) ? xxhash128(readFileSync(file, 'utf8')) : Promise.resolve(''));
    hashes.set(file, hash);
    return hash;
  };
  const stale = new Set<string>();
  for (const dir of dirs)
    for (const note of globSync('out-tsc/lib/*.tsbuildinfo', { cwd: dir })) {
      const { fileNames, fileInfos } = JSON.parse(readFileSync(path.join(dir, note), 'utf8')) as BuildInfo;
      for (const [index, name] of fileNames.entries()) {
        if (OF_OTHERS.test(name)) continue;
        const file = path.resolve(dir, path.dirname(note), name);
        const info = fileInfos[index];
        const built = typeof info === 'object' ? info.version : info;
        if (built !== (await hashOf(file))) stale.add(file);
      }
    }
  return [...stale].sort();
}
