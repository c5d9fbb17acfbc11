import type { Plugin } from 'vite';

/** Code that names files of packages by `new URL`, which bundlers know, in place of Vite's own `?url`. */
export const withFileAddresses = (code: string): string =>
  code.replaceAll(
    /^import (\w+) from ["']([^"'?]+)\?url["'];?$/gm,
    (_line, name: string, file: string) => `const ${name} = new URL("${file}", import.meta.url).href;`,
  );

/** Published code can't have `?url`: the development server of an app outside fails when it bundles a dependency. */
export function fileAddresses(): Plugin {
  return {
    name: 'forecourt:file-addresses',
    apply: 'build',
    // after Vite's own steps, which would put the file into the code of a library
    renderChunk: (code) => ({ code: withFileAddresses(code), map: null }),
  };
}
