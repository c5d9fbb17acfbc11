import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { PLACEHOLDER } from '../apps/server/src/placeholder.ts';
import { demoPicture, MEDIA as DEMO_MEDIA } from '../tools/demo-stock/media.ts';

const MEDIA = '/media/';
/** Photos that shoppers add to leads. */
const PHOTO = /^\/api\/(trade-in|desk\/leads)\/[\w-]+\/photos\/[\w-]+$/;
const DEALER = path.join(import.meta.dirname, '../dealers/harbour');
/** What stories name of a dealer's own files: logo and icon, portraits of its people, pictures of its places. */
const OWN = new Set(globSync(['logo.svg', 'icon.svg', 'people/*.svg', 'places/*.webp'], { cwd: DEALER }));
const NAMED = [...OWN, 'image-not-found.svg'];

/**
 * What the image service would make sizes of: demo stock by its address, a dealer's own files, else the placeholder.
 */
export async function picture(name: string): Promise<Buffer | string> {
  if (OWN.has(name)) return readFileSync(path.join(DEALER, name), name.endsWith('.svg') ? 'utf8' : null);
  return (await demoPicture(name)) ?? PLACEHOLDER;
}

/** Pictures of stories: sent by the development server, and written into a built Storybook. */
export function storyPictures(): Plugin {
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
        void picture(decodeURI(pathname.slice(MEDIA.length))).then((body) => {
          response.setHeader('content-type', typeof body === 'string' ? 'image/svg+xml' : 'image/webp');
          response.end(body);
        });
      });
    },
    async generateBundle() {
      for (const name of [...DEMO_MEDIA, ...NAMED].filter((one) => !one.endsWith('.webm')))
        this.emitFile({ type: 'asset', fileName: MEDIA.slice(1) + name, source: await picture(name) });
    },
  };
}
