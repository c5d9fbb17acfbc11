import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { PLACEHOLDER } from '../apps/server/src/placeholder.ts';
import { drawnBeside } from '../tools/demo-stock/pictures/besideServer.ts';

const MEDIA = '/media/';
const NAMED = /(?<![\w/])(?:stock\/[\w/-]+\.jpg|(?:stock\/interior\/[\w-]+|logo|icon|image-not-found)\.svg)/g;
/** Photos that shoppers add to leads. */
const PHOTO = /^\/api\/(trade-in|desk\/leads)\/[\w-]+\/photos\/[\w-]+$/;
const DEALER = path.join(import.meta.dirname, '../dealers/harbour');

/** What the image service would draw from: demo stock by its address, a dealer's own files, else the placeholder. */
export async function picture(name: string): Promise<Buffer | string> {
  if (name === 'logo.svg' || name === 'icon.svg') return readFileSync(path.join(DEALER, name), 'utf8');
  return (await drawnBeside(name)) ?? PLACEHOLDER;
}

/** Pictures of stories: drawn when they are asked for, and written beside a built Storybook. */
export function storyPictures(): Plugin {
  const named = new Set<string>();
  return {
    name: 'forecourt-story-pictures',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://storybook');
        if (PHOTO.test(pathname)) {
          response.setHeader('content-type', 'image/svg+xml');
          response.end(PLACEHOLDER);
          return;
        }
        if (!pathname.startsWith(MEDIA)) return next();
        // a host of the reserved name has nothing to show, as in stories of pictures that fail
        const [, remote = ''] = pathname.split(`${MEDIA}remote/`);
        if (Buffer.from(remote, 'base64url').toString().includes('.invalid/')) {
          response.statusCode = 404;
          response.end();
          return;
        }
        response.setHeader('cache-control', 'max-age=3600');
        void picture(decodeURI(pathname.slice(MEDIA.length))).then((drawn) => {
          response.setHeader('content-type', typeof drawn === 'string' ? 'image/svg+xml' : 'image/jpeg');
          response.end(drawn);
        });
      });
    },
    transform: {
      // before other plugins take the words of a story apart
      order: 'pre',
      handler(code) {
        for (const [name] of code.matchAll(NAMED)) named.add(name);
      },
    },
    async generateBundle() {
      for (const name of named)
        this.emitFile({ type: 'asset', fileName: MEDIA.slice(1) + name, source: await picture(name) });
    },
  };
}
