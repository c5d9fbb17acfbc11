import { beforeAll, describe, expect, it } from 'vitest';
import type { Vehicle } from '@forecourt/vehicle';
import { ACTS } from './kindActs.ts';
import { EXPECTED } from './kindChecks.ts';
import { findVehicle, KINDS } from './vehicleKinds.ts';
import { countShifts, expectFocusInSight, expectWholePage } from './wholePage.ts';
import { originOf, port, whenHydrated, withBrowser, type ViewportName } from './withBrowser.ts';

/** A tablet has the columns of a phone or those of a desk: one kind shows it. */
const viewsOf = (name: string): readonly ViewportName[] =>
  name === KINDS[0]?.name ? ['phone', 'tablet', 'desktop'] : ['phone', 'desktop'];

const openPage = withBrowser();

describe.each(KINDS)('$name', (kind) => {
  let vehicle: Vehicle;
  beforeAll(async () => {
    vehicle = await findVehicle(port, kind);
  });

  it.each(viewsOf(kind.name))(
    'VDP-01 VDP-04 VDP-06 VDP-07 has the page of its kind, whole and usable, on a %s',
    async (view) => {
      // reduced motion: nothing rotates or counts up, so the page stays as it is first seen
      const { context, page, log } = await openPage(view, { reducedMotion: 'reduce' });
      page.setDefaultTimeout(10_000);
      await countShifts(page);
      await page.goto(`${originOf(kind.slug)}/cars/${vehicle.slug}`);
      await whenHydrated(page);
      await expectWholePage(page);
      await EXPECTED[kind.name](page, vehicle);
      await expectFocusInSight(page);
      await ACTS[kind.name](page);
      expect(log.problems).toEqual([]);
      await context.close();
    },
  );
});
