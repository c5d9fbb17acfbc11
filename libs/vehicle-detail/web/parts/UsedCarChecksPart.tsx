import { useSection } from '@forecourt/composition';
import type { ShownGauge } from '@forecourt/vehicle-detail/domain';
import { siteSection } from '@forecourt/site-config';
import { MarketGauge } from '../components/checks/MarketGauge.js';
import { UsedCarChecks } from '../components/checks/UsedCarChecks.js';
import { vehicleDetailSection } from '../section.js';

/** The checks, with a gauge that the loader already has: it is in the server's HTML, and counts up in the browser. */
export function Component({ gauge }: { gauge: ShownGauge | null }) {
  const { usedCarChecks } = useSection(vehicleDetailSection);
  const { timeZone } = useSection(siteSection);
  return (
    <UsedCarChecks content={usedCarChecks}>{gauge && <MarketGauge gauge={gauge} timeZone={timeZone} />}</UsedCarChecks>
  );
}
