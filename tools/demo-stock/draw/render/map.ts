import sharp from 'sharp';

/**
 * What is drawn on a surface: paths in millimetres of its unrolled plane (y up, see `../svg.ts`), the later over the
 * earlier. `glass`, `coat` and `glow` as a material has them; `rise` is height, -1 a groove to 1 a ridge.
 */
export interface Ink {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
  readonly glass?: number;
  readonly coat?: number;
  readonly glow?: number;
  readonly rise?: number;
  /** Blurs the height's edge, millimetres. */
  readonly soft?: number;
}

export interface Area {
  readonly left: number;
  readonly low: number;
  readonly width: number;
  readonly height: number;
}

/** What a place of the drawing holds; colour as light, `cover` how much of it hides what is below. */
export interface Drawn {
  r: number;
  g: number;
  b: number;
  cover: number;
  glass: number;
  coat: number;
  glow: number;
  /** Slope of the height along both axes, per millimetre of one millimetre's height. */
  du: number;
  dv: number;
}

export type SurfaceMap = (u: number, v: number) => Drawn;

const LIGHT = Float32Array.from({ length: 256 }, (_, i) => (i / 255) ** 2.2);
/** Height of a full rise. */
const RISE = 4;

const byte = (share: number): string =>
  Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');
const paths = (inks: readonly Ink[], colourOf: (ink: Ink) => string | undefined, more: (ink: Ink) => string): string =>
  inks
    .map((ink) => {
      const colour = colourOf(ink);
      if (colour === undefined) return '';
      const how =
        ink.stroke === undefined
          ? `fill="${colour}"`
          : `fill="none" stroke="${colour}" stroke-width="${ink.width ?? 10}` +
            '" stroke-linecap="round" stroke-linejoin="round"';
      return `<path d="${ink.d}" ${how}${more(ink)}/>`;
    })
    .join('');

/** Draws inks on an area, `step` millimetres a pixel. `defs` holds gradients that fills name. */
export async function drawMap(inks: readonly Ink[], area: Area, step: number, defs = ''): Promise<SurfaceMap> {
  const width = Math.ceil(area.width / step);
  const height = Math.ceil(area.height / step);
  const svg = (body: string, more = ''): Promise<Buffer> =>
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${area.left} ${-area.low - area.height}` +
          ` ${area.width} ${area.height}" width="${width}" height="${height}` +
          `" preserveAspectRatio="none"><defs>${defs}${more}</defs>${body}</svg>`,
      ),
    )
      .ensureAlpha()
      .raw()
      .toBuffer();
  const opacity = (ink: Ink): string => (ink.opacity === undefined ? '' : ` opacity="${ink.opacity}"`);
  const isDrawn = (ink: Ink): boolean => ink.fill !== undefined || ink.stroke !== undefined;
  const softs = [...new Set(inks.flatMap(({ soft }) => soft ?? []))];
  const whole = `x="${area.left}" y="${-area.low - area.height}" width="${area.width}" height="${area.height}"`;
  const [colour, mask, rise] = await Promise.all([
    svg(paths(inks, (ink) => ink.stroke ?? ink.fill, opacity)),
    svg(
      `<rect ${whole} fill="#000"/>${paths(
        inks,
        (ink) =>
          isDrawn(ink) && (ink.opacity ?? 1) === 1
            ? `#${byte(ink.glass ?? 0)}${byte(ink.coat ?? 0)}${byte(ink.glow ?? 0)}`
            : undefined,
        () => '',
      )}`,
    ),
    svg(
      `<rect ${whole} fill="#808080"/>${paths(
        inks,
        (ink) => (ink.rise === undefined ? undefined : `#${byte(0.5 + ink.rise / 2).repeat(3)}`),
        (ink) => (ink.soft === undefined ? '' : ` filter="url(#soft${ink.soft})"`),
      )}`,
      softs
        .map(
          (soft) =>
            `<filter id="soft${soft}` +
            `" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${soft}` +
            '"/></filter>',
        )
        .join(''),
    ),
  ]);
  return sampler({ colour, mask, rise, width, height, step, area });
}

interface Layers {
  readonly colour: Buffer;
  readonly mask: Buffer;
  readonly rise: Buffer;
  readonly width: number;
  readonly height: number;
  readonly step: number;
  readonly area: Area;
}

function sampler({ colour, mask, rise, width, height, step, area }: Layers): SurfaceMap {
  const out: Drawn = { r: 0, g: 0, b: 0, cover: 0, glass: 0, coat: 0, glow: 0, du: 0, dv: 0 };
  const weights = new Float64Array(4);
  const places = new Int32Array(4);
  const read = (from: Buffer, k: number): number => from[k] as number;
  return (u, v) => {
    const x = Math.max(0, Math.min(width - 1.01, (u - area.left) / step - 0.5));
    const y = Math.max(0, Math.min(height - 1.01, (area.low + area.height - v) / step - 0.5));
    const i = x | 0;
    const j = y | 0;
    const s = x - i;
    const t = y - j;
    const n = (j * width + i) * 4;
    places[0] = n;
    places[1] = n + 4;
    places[2] = n + width * 4;
    places[3] = n + width * 4 + 4;
    weights[0] = (1 - s) * (1 - t);
    weights[1] = s * (1 - t);
    weights[2] = (1 - s) * t;
    weights[3] = s * t;
    out.r = out.g = out.b = out.cover = out.glass = out.coat = out.glow = 0;
    for (let k = 0; k < 4; k += 1) {
      const p = places[k] as number;
      const w = weights[k] as number;
      const cover = (w * read(colour, p + 3)) / 255;
      if (cover > 0) {
        out.r += cover * (LIGHT[read(colour, p)] as number);
        out.g += cover * (LIGHT[read(colour, p + 1)] as number);
        out.b += cover * (LIGHT[read(colour, p + 2)] as number);
        out.cover += cover;
      }
      out.glass += (w * read(mask, p)) / 255;
      out.coat += (w * read(mask, p + 1)) / 255;
      out.glow += (w * read(mask, p + 2)) / 255;
    }
    if (out.cover > 0) {
      out.r /= out.cover;
      out.g /= out.cover;
      out.b /= out.cover;
    }
    const h = (k: number): number => read(rise, places[k] as number);
    const scale = (RISE * 2) / 255 / step;
    out.du = ((h(1) - h(0)) * (1 - t) + (h(3) - h(2)) * t) * scale;
    out.dv = ((h(0) - h(2)) * (1 - s) + (h(1) - h(3)) * s) * scale;
    return out;
  };
}
