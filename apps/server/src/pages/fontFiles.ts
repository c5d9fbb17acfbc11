import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { SHIPPED_FONTS } from '@forecourt/site-config';
import type { CommonFile } from '@forecourt/service/site-host';

const require = createRequire(import.meta.url);

/** Fonts that sites send to browsers, by their paths. Read once: all of them together are smaller than one photo. */
export const fontFiles = (): ReadonlyMap<string, CommonFile> =>
  new Map(
    SHIPPED_FONTS.flatMap(({ files }) =>
      files.map(({ name, source }) => [
        `/fonts/${name}`,
        { type: 'font/woff2', body: readFileSync(require.resolve(`@fontsource-variable/${source}`)) },
      ]),
    ),
  );
