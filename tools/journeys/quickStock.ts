// Demo stock for journeys: pictures of galleries are plates of their address, made at once. Drawing one takes a second,
// and every one of a page is new on a machine that has drawn none; how they are drawn is held by tools/demo-stock.
import type { DemoStock } from '../../apps/server/src/demoStock.ts';
import { DEMO_STOCK as WHOLE } from '../demo-stock/module.ts';
import { MODEL_NAMES } from '../demo-stock/pictures/studio.ts';

const GALLERY = /^stock\/([a-z0-9-]+)\/[a-z]+\/[a-z]+\/[a-z]+-(?:[a-z]+|[1-4])\.jpg$/;
const models: ReadonlySet<string> = new Set(MODEL_NAMES);

function plate(address: string): string | undefined {
  if (!models.has(GALLERY.exec(address)?.[1] ?? '')) return undefined;
  const hue = [...address].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 360, 0);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800"><rect ' +
    `width="1200" height="800" fill="hsl(${hue} 40% 60%)"/><text x="60" y="420" font-size="34">${address}` +
    '</text></svg>'
  );
}

export const DEMO_STOCK: DemoStock = {
  ...WHOLE,
  pictures: async (address, ...rest) => plate(address) ?? (await WHOLE.pictures(address, ...rest)),
};
