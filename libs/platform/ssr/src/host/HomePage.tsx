import { homeSectionsSlot } from '@forecourt/contracts';
import { Slot, useSection } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';

/** The sections that the site arranges, from whichever features bring them. */
export function Component() {
  const { homeSections, homeRows } = useSection(siteSection);
  return (
    <div data-front={homeRows}>
      <Slot slot={homeSectionsSlot} with={{}} arrangement={homeSections} />
    </div>
  );
}
