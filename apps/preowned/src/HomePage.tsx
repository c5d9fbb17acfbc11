import { useLoaderData } from 'react-router-dom';
import { homeSectionsSlot } from '@forecourt/contracts';
import { Slot, useSection, type FillData } from '@forecourt/composition';
import type { SiteSection } from '@forecourt/site-config';

export function Component() {
  const data = useLoaderData<FillData>();
  const { homeSections } = useSection<SiteSection>('site');
  return <Slot slot={homeSectionsSlot} with={{}} data={data} arrangement={homeSections} />;
}
