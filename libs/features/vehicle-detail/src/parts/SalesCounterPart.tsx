import { useSection } from '@forecourt/composition';
import { SalesCounter } from '../components/SalesCounter.js';
import { vehicleDetailSection } from '../section.js';

export function Component({ now }: { now: number }) {
  const { salesCounter } = useSection(vehicleDetailSection);
  return <SalesCounter now={now} text={salesCounter.text} />;
}
