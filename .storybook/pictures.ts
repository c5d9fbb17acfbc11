import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { PLACEHOLDER } from '../apps/server/src/placeholder.ts';
import { demoPicture, MEDIA as DEMO_MEDIA } from '../tools/demo-stock/media.ts';

const DEALERS = path.join(import.meta.dirname, '../dealers');
/** A dealer's own files: logos and icon, portraits of its people, pictures of its places and logos of its sisters. */
const OWN = '{*.svg,{people,sisters}/*.svg,places/*.webp}';
/** The dealer whose files stories name without its folder. */
const FIRST = 'harbour';

const OWN_FILES = globSync(`*/${OWN}`, { cwd: DEALERS });
const NAMES = 'virtual:story-pictures';

type Body = Buffer | string;

const fileOf = (name: string) => (): Body =>
  readFileSync(path.join(DEALERS, name), name.endsWith('.svg') ? 'utf8' : null);
const demo = (name: string) => async (): Promise<Body> => (await demoPicture(name)) ?? PLACEHOLDER;

/** Photos that a shopper sent of a car: the addresses under which stories of leads show them. */
const PHOTOS = ['front', 'rear', 'side'].map(
  (view) => `stock/toyota-corolla/white/${view === 'front' ? 'yard' : 'studio'}/${view}.webp`,
);
const photosOf = (lead: string): (readonly [string, () => Body | Promise<Body>])[] =>
  Array.from({ length: 8 }, (_, at) => [`/api/${lead}/photos/p${at + 1}`, demo(PHOTOS[at % PHOTOS.length] ?? '')]);

/** Every picture that a story can show, by its address. A name that is none of these is missing in Storybook, too. */
const PICTURES: ReadonlyMap<string, () => Body | Promise<Body>> = new Map([
  ...[...DEMO_MEDIA].filter((name) => !name.endsWith('.webm')).map((name) => [`/media/${name}`, demo(name)] as const),
  ...OWN_FILES.map((name) => [`/media/${name}`, fileOf(name)] as const),
  ...globSync(OWN, { cwd: path.join(DEALERS, FIRST) }).map(
    (name) => [`/media/${name}`, fileOf(`${FIRST}/${name}`)] as const,
  ),
  ['/media/image-not-found.svg', () => PLACEHOLDER],
  ...photosOf('trade-in/L1'),
  ...photosOf('desk/leads/0a1b2c3d-4e5f-4000-8000-000000000001'),
]);

/**
 * Pictures of stories: sent by the development server, and written into a built Storybook. The module
 * `virtual:story-pictures` has the names of the dealers' own files.
 */
export function storyPictures(): Plugin {
  return {
    name: 'forecourt-story-pictures',
    resolveId: (id) => (id === NAMES ? `\0${NAMES}` : undefined),
    load: (id) => (id === `\0${NAMES}` ? `export default new Set(${JSON.stringify(OWN_FILES)});` : undefined),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://storybook');
        const read = PICTURES.get(decodeURI(pathname));
        if (!read) {
          if (!pathname.startsWith('/media/')) return next();
          response.writeHead(404).end();
          return;
        }
        response.setHeader('cache-control', 'max-age=3600');
        void Promise.resolve(read()).then((body) => {
          response.setHeader('content-type', typeof body === 'string' ? 'image/svg+xml' : 'image/webp');
          response.end(body);
        });
      });
    },
    async generateBundle() {
      for (const [address, read] of PICTURES)
        this.emitFile({ type: 'asset', fileName: address.slice(1), source: await read() });
    },
  };
}
