import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';
import { SHIPPED_FONTS } from '../libs/core/site-config/src/fonts/shippedFonts.ts';

const require = createRequire(path.join(import.meta.dirname, '../apps/server/package.json'));

/** Fonts of stories: sent by the development server, and written into a built Storybook. */
export function storyFonts(): Plugin {
  const files = new Map(
    SHIPPED_FONTS.flatMap((font) => font.files).map(({ name, source }) => [
      `/fonts/${name}`,
      readFileSync(require.resolve(`@fontsource-variable/${source}`)),
    ]),
  );
  return {
    name: 'forecourt-story-fonts',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = files.get(request.url ?? '');
        if (!file) return next();
        response.setHeader('content-type', 'font/woff2');
        response.setHeader('cache-control', 'max-age=31536000, immutable');
        response.end(file);
      });
    },
    generateBundle() {
      for (const [name, source] of files) this.emitFile({ type: 'asset', fileName: name.slice(1), source });
    },
  };
}
