import { turnFilm } from './film/walkAround.ts';
import { PLACES, type PlaceName } from './places/places.ts';
import { drawLiving } from './livingPicture.ts';
import { shootRoom } from './room.ts';
import { OUTSIDE, shoot, shootBanner, viewCamera, type OutsideView } from './shots.ts';
import { drawInterior } from './spin/interior.ts';
import { modelOf } from './studio.ts';
import { turnFrame } from './turnFrames.ts';

/** Vehicles of a kind share the pictures of their inside, so each kind has one model that it is drawn from. */
const ROOMS: ReadonlyMap<string, string> = new Map([
  ['cabin', 'toyota-rav4'],
  ['electric', 'byd-atto-3'],
  ['cab', 'toyota-hiace'],
]);
const BOOT = 'mazda-cx-5';
const VAN = 'toyota-hiace';

type Drawn = Promise<Buffer | string | undefined>;

/** What draws an address, by the address's form; the groups of the form are the arguments. */
const DRAWERS: readonly (readonly [form: RegExp, draw: (...parts: string[]) => Drawn])[] = [
  [
    /^stock\/spin\/([a-z0-9-]+)\/([a-z]+)\/(\d{1,2})\.webp$/,
    (name = '', paint = '', frame = '') => turnFrame(name, paint, Number(frame)),
  ],
  [/^stock\/film\/([a-z0-9-]+)\/([a-z]+)\.webm$/, (name = '', paint = '') => turnFilm(name, paint)],
  [/^stock\/interior\/([a-z]+)-([a-z]+)\.svg$/, (room = '', trim = '') => Promise.resolve(drawInterior(trim, room))],
  [/^stock\/rooms\/living\/([a-z]+)\/living\.webp$/, (trim = '') => drawLiving(trim)],
  [
    /^stock\/rooms\/(cabin|electric|cab)\/([a-z]+)\/(cabin|dash)\.webp$/,
    (room = '', trim = '', view = '') =>
      shootRoom(ROOMS.get(room) ?? '', view === 'dash' ? 'dash' : 'cabin', {
        paint: 'white',
        trim,
        place: 'studio',
        isCab: room === 'cab',
        isElectric: room === 'electric',
      }),
  ],
  [
    /^stock\/rooms\/load\/([a-z]+)\.webp$/,
    (paint = '') => shootRoom(VAN, 'boot', { paint, trim: 'black', place: 'studio', isCab: true, isElectric: false }),
  ],
  [
    /^stock\/rooms\/boot\/([a-z]+)\/([a-z]+)\.webp$/,
    (paint = '', trim = '') =>
      shootRoom(BOOT, 'boot', { paint, trim, place: 'studio', isCab: false, isElectric: false }),
  ],
  [
    /^stock\/([a-z0-9-]+)\/([a-z]+)\/([a-z]+)\/([a-z]+)\.webp$/,
    async (name = '', paint = '', place = '', view = '') => {
      const model = await modelOf(name);
      if (!model || !isPlace(place)) return undefined;
      if (view === 'banner') return shootBanner(model, paint, place);
      return isOutside(view) ? shoot(model, paint, place, viewCamera(model, view)) : undefined;
    },
  ],
];

const isPlace = (name: string): name is PlaceName => Object.hasOwn(PLACES, name);
const isOutside = (view: string): view is OutsideView => (OUTSIDE as readonly string[]).includes(view);

/** Draws the picture or film of an address; undefined for an address that nothing here draws. */
export async function draw(address: string): Drawn {
  for (const [form, drawer] of DRAWERS) {
    const found = form.exec(address);
    if (found) return drawer(...found.slice(1));
  }
  return undefined;
}
