import { useLoaderData } from 'react-router-dom';
import { homeSectionsSlot } from '@forecourt/contracts';
import { Slot, useSection, type FillData } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';

/** The sections that the site arranges, from whichever features bring them. */
export function Component() {
  const data = useLoaderData<FillData>();
  const { homeSections } = useSection(siteSection);
  return <Slot slot={homeSectionsSlot} with={{}} data={data} arrangement={homeSections} />;
}
