import sharp from 'sharp';
import { PLACES, type PlaceName } from './places/places.ts';
import { shoot, shootBanner, shootFrame, viewCamera, OUTSIDE, WIDTH, type OutsideView } from './shots.ts';
import { ROOM_VIEWS, shootRoom, type RoomView } from './room.ts';
import { drawInterior, PANORAMA, TRIMS } from './spin/interior.ts';
import { frameOf, insideOf, isElectric, modelOf } from './studio.ts';

/** Everything that a gallery may show of a vehicle. */
type View = OutsideView | RoomView | 'living';
/** What no gallery shows: it leads a front page. */
const BANNER = 'banner';

/** Pictures of a model, in the order of a gallery. */
function viewsOf(model: string): View[] {
  const inside = insideOf(model);
  if (inside === 'living') return ['front', 'rear', 'side', 'living', 'wheel'];
  if (inside === 'none') return ['front', 'rear', 'side', 'wheel', 'lamp'];
  const frame = frameOf(model);
  const load =
    frame === 'ute' || frame === undefined
      ? 'tray'
      : frame === 'open' || frame === 'coupe' || frame === 'sedan'
        ? undefined
        : 'boot';
  return ['front', 'rear', 'side', 'cabin', ...(load ? [load] : []), 'wheel', 'lamp', 'dash'] as View[];
}

/** How many ways there are to take the same picture. */
const VARIANTS = 4;

export interface Pictured {
  /** Make and model, as `MODEL_NAMES` has them. */
  readonly model: string;
  readonly paint: string;
  readonly trim: string;
  readonly place: PlaceName;
  readonly seed: number;
}

/**
 * Addresses of a vehicle's pictures, three-quarter front first: `stock/{model}/{paint}/{place}/{view}-{variant}.jpg`.
 */
export const picturePaths = ({ model, paint, trim, place, seed }: Pictured, count: number): string[] =>
  viewsOf(model)
    .slice(0, count)
    .map((view) => {
      const isInside = view === 'living' || (ROOM_VIEWS as readonly string[]).includes(view);
      return `stock/${model}/${paint}/${place}/${view}-${isInside ? trim : (seed % VARIANTS) + 1}.jpg`;
    });

/** Shares of its whole size that a vehicle's outside is drawn in. */
const SHARES = [0.5, 0.7, 1];
/** A picture that is made smaller by as much shows no steps at its edges. */
const SMOOTHING = 1.3;
/** The smallest of them that gives a good picture of a width, pixels. */
export const shareFor = (width: number): number => SHARES.find((share) => WIDTH * share >= width * SMOOTHING) ?? 1;

/**
 * Draws a picture from its address: one of a gallery, a frame of a turn, or a room all around. Undefined for any other.
 * A vehicle's outside may be drawn in a `share` of its size, which takes as much less time as it has less points.
 */
export async function pictureFromPath(path: string, share = 1): Promise<Buffer | string | undefined> {
  const frame = /^stock\/spin\/([a-z0-9-]+)\/([a-z]+)\/(\d{1,2})\.jpg$/.exec(path);
  if (frame) {
    const model = await modelOf(frame[1] ?? '');
    return model && shootFrame(model, frame[2] ?? '', Number(frame[3]));
  }
  const room = /^stock\/interior\/(?:([a-z]+)-)?([a-z]+)\.svg$/.exec(path);
  if (room) return drawInterior(room[2] ?? '', room[1]);
  const match = /^stock\/([a-z0-9-]+)\/([a-z]+)\/([a-z]+)\/([a-z]+)-([a-z]+|[1-4])\.jpg$/.exec(path);
  if (!match) return undefined;
  const [, name = '', paint = '', place = '', view = '', last = ''] = match;
  if (!Object.hasOwn(PLACES, place)) return undefined;
  if (view === BANNER) return drawBanner(name, paint, place as PlaceName, last);
  if (!(viewsOf(name) as string[]).includes(view)) return undefined;
  return draw(name, paint, place as PlaceName, view as View, last, share);
}

async function drawBanner(name: string, paint: string, place: PlaceName, last: string): Promise<Buffer | undefined> {
  const variant = Number(last);
  const model = Number.isInteger(variant) ? await modelOf(name) : undefined;
  return model && shootBanner(model, paint, place, variant);
}

async function draw(
  name: string,
  paint: string,
  place: PlaceName,
  view: View,
  last: string,
  share: number,
): Promise<Buffer | undefined> {
  if (view === 'living') return Object.hasOwn(TRIMS, last) ? livingPicture(last) : undefined;
  const isOutside = (OUTSIDE as readonly string[]).includes(view);
  const variant = Number(last);
  if (isOutside !== Number.isInteger(variant)) return undefined;
  const model = await modelOf(name);
  if (!model) return undefined;
  if (isOutside) return shoot(model, paint, place, viewCamera(model, view as OutsideView, variant), { share });
  const isCab = insideOf(name) === 'cab';
  return shootRoom(name, view as RoomView, { paint, trim: last, place, isCab, isElectric: isElectric(name) });
}

/** A caravan's room: what one sees of it from the door. */
const livingPicture = (trim: string): Promise<Buffer> =>
  sharp(Buffer.from(drawInterior(trim, 'living') ?? ''))
    .extract({ left: Math.round(PANORAMA.width / 2) - 700, top: 60, width: 1320, height: 880 })
    .resize({ width: 1200 })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 93, chromaSubsampling: '4:4:4' })
    .toBuffer();
