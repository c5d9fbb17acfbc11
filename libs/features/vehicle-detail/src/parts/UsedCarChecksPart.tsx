import { useSection } from '@forecourt/composition';
import type { ShownGauge } from '@forecourt/market';
import { MarketGauge } from '../components/checks/MarketGauge.js';
import { UsedCarChecks } from '../components/checks/UsedCarChecks.js';
import { vehicleDetailSection } from '../section.js';

/**
 * The checks, and the gauge that the service knew without asking anybody: it stands in the server's HTML and counts up.
 */
export function Component({ gauge }: { gauge: ShownGauge | null }) {
  const { usedCarChecks } = useSection(vehicleDetailSection);
  return <UsedCarChecks content={usedCarChecks}>{gauge && <MarketGauge gauge={gauge} />}</UsedCarChecks>;
}
