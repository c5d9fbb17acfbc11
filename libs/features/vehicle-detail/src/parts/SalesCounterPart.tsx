import { useSection } from '@forecourt/composition';
import { SalesCounter } from '../components/SalesCounter.js';
import type { VehicleDetailConfig } from '../config.js';

export function Component({ now }: { now: number }) {
  const { salesCounter } = useSection<VehicleDetailConfig>('vehicle-detail');
  return <SalesCounter now={now} text={salesCounter.text} />;
}
