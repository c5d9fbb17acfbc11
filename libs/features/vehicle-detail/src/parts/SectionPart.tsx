import { useSection } from '@forecourt/composition';
import type { Vehicle } from '@forecourt/vehicle';
import { Comments, Features, KeyInformation, Place, Specifications } from '../components/sections.js';
import type { VehicleDetailConfig, VehicleSectionName } from '../config.js';

/** Sections that this feature draws itself; `sections` and `similar` are places for others. */
export type OwnSectionName = Exclude<VehicleSectionName, 'sections' | 'similar'>;

/** One section of the page, by its name in the site's order. */
export function Component({ name, vehicle }: { name: OwnSectionName; vehicle: Vehicle }) {
  const options = useSection<VehicleDetailConfig>('vehicle-detail');
  switch (name) {
    case 'key-information':
      return <KeyInformation vehicle={vehicle} shown={options.keyInformationShown} />;
    case 'comments':
      return (
        <Comments
          vehicle={vehicle}
          collapsedAt={options.commentsCollapsedAt}
          pendingText={options.commentsPendingText}
        />
      );
    case 'features':
      return <Features vehicle={vehicle} shown={options.featuresShown} />;
    case 'specifications':
      return <Specifications vehicle={vehicle} />;
    case 'location':
      return <Place vehicle={vehicle} />;
  }
}
