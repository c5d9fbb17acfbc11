import { useLoaderData } from 'react-router-dom';
import { homeSectionsSlot } from '@forecourt/contracts';
import { Slot, type FillData } from '@forecourt/composition';

export function Component() {
  const data = useLoaderData<FillData>();
  return <Slot slot={homeSectionsSlot} with={{}} data={data} />;
}
