// `npm run fonts`: measures the fonts that the server's package names, and writes their table and their notices.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { format } from 'prettier';
import type { ShippedFont } from '@forecourt/site-config';
import { launchChromium } from '../browser/chromium.ts';
import { fontNotices, fontOf, fontPackages, fontRanges, ROOT } from './writeFonts.ts';

const require = createRequire(path.join(ROOT, 'apps/server/package.json'));
/** English text of a site, with its capitals, figures and spaces: their mean is what a line of it needs. */
const SAMPLE =
  'Find your next car, ute or truck: every price is drive away, with the repayment each week and what it costs in ' +
  'full. Call 02 5550 1200, or book a test drive for Saturday at 10:30 am.';

type Measures = Pick<ShippedFont, 'ascent' | 'descent' | 'widths'>;

/** Runs in the page. */
async function measure({ data, sample }: { data: string; sample: string }): Promise<Measures> {
  const face = new FontFace('measured', `url(${data})`, { weight: '100 900' });
  document.fonts.add(await face.load());
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('This browser draws no text.');
  const at = (weight: number) => {
    context.font = `${weight} 1000px measured`;
    return context.measureText(sample);
  };
  const width = (weight: number) => Math.round((at(weight).width / sample.length) * 10) / 10_000;
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = at(400);
  return {
    ascent: Math.round(fontBoundingBoxAscent) / 1000,
    descent: Math.round(fontBoundingBoxDescent) / 1000,
    widths: [width(400), width(600), width(700), width(800)],
  };
}

const browser = await launchChromium();
const page = await browser.newPage();
const fonts: ShippedFont[] = [];
for (const id of fontPackages()) {
  const font = fontOf(id);
  const file = readFileSync(require.resolve(`@fontsource-variable/${font.files[0]?.source ?? ''}`));
  const data = `data:font/woff2;base64,${file.toString('base64')}`;
  const { files, ...rest } = font;
  fonts.push({ ...rest, ...(await page.evaluate(measure, { data, sample: SAMPLE })), files });
}
await browser.close();

const table = path.join(ROOT, 'libs/core/site-config/src/fonts/shippedFonts.ts');
const ranges = fontRanges(fontPackages());
const source = `// Written by \`npm run fonts\`.
import type { FontFile, ShippedFont } from './shippedFont.js';

/** Characters of each kind of file, as CSS names them. */
export const FONT_RANGES: Readonly<Record<FontFile['subset'], readonly string[]>> = ${JSON.stringify(ranges)};

/** Fonts that every site can send to browsers. */
export const SHIPPED_FONTS: readonly ShippedFont[] = ${JSON.stringify(fonts)};
`;
const written = await format(source, { parser: 'typescript', printWidth: 120, singleQuote: true });
writeFileSync(table, written);
writeFileSync(path.join(ROOT, 'docs/font-notices.txt'), fontNotices(fontPackages()));
console.log(`${fonts.length} fonts: ${fonts.map(({ family }) => family).join(', ')}`);
