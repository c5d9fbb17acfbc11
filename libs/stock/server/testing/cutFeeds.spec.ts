import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { FEEDS } from './compareFeeds.js';
import { readText } from './readText.js';

const folder = path.join(import.meta.dirname, 'feeds');

describe('feeds that break off', () => {
  it.each(Object.values(FEEDS))(
    'API-05 %s, cut anywhere, is refused or reported, or ends with a whole vehicle',
    async (file, map) => {
      const whole = readFileSync(path.join(folder, file));
      const mapping = JSON.parse(readFileSync(path.join(folder, map), 'utf8')) as object;
      const { vehicles } = await readText(file, whole, mapping);
      expect(vehicles).toHaveLength(10);
      const outcomes = { refused: 0, told: 0, whole: 0 };
      for (let length = 700; length < whole.length - 1; length += 173) {
        const cut = await readText(file, whole.subarray(0, length), mapping, { isDryRun: true });
        const isTold = cut.issues.some(({ row, reason }) => row === 0 && reason.includes('may be cut'));
        if (cut.refusal !== undefined) outcomes.refused++;
        else if (isTold) outcomes.told++;
        else {
          outcomes.whole++;
          expect(cut.vehicles).toEqual(vehicles.slice(0, cut.vehicles.length));
        }
      }
      expect(outcomes.refused).toBeGreaterThan(10);
      // XML says where it ends
      if (file.endsWith('.xml')) expect(outcomes).toMatchObject({ told: 0, whole: 0 });
    },
  );
});
