import { useSection } from '@forecourt/composition';
import { BrandBanner } from '../components/BrandBanner.js';
import { navigationSection } from '../section.js';

/** Sister websites on the front page, as the dealer has them. */
export function Component() {
  const { brandBanner } = useSection(navigationSection);
  return <BrandBanner {...brandBanner} />;
}
