import { useSection } from '@forecourt/composition';
import { Calls } from '../components/Calls.js';
import { contentSection } from '../section.js';

/** Calls to action on the front page, as the dealer has them. */
export function Component() {
  const { calls } = useSection(contentSection);
  return <Calls calls={calls} />;
}
