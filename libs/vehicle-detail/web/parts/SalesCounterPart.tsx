import { useSection, useWords } from '@forecourt/composition';
import { SalesCounter } from '../components/SalesCounter.js';
import { vehicleDetailSection } from '../section.js';
import { vehicleDetailWords } from '../words/vehicleDetailWords.js';

export function Component({ now }: { now: number }) {
  const say = useWords(vehicleDetailWords);
  const { salesCounter } = useSection(vehicleDetailSection);
  return <SalesCounter now={now} text={salesCounter.text ?? say('salesCounter')} />;
}
