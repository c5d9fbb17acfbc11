import { departmentsOf } from '@forecourt/site-config';
import { PlaceCard } from '../components/PlaceCard.js';
import { PlaceMap } from '../components/PlaceMap.js';
import * as styles from '../components/places.styles.js';
import type { ContactData } from './contactLoader.js';

interface SuccessPlaceProps {
  place: string;
  counter: 'sales' | 'service' | 'parts';
  hasNumber?: boolean;
  data?: unknown;
}

/**
 * The place that a shopper deals with: address, number and hours, those of the counter where it has its own, and where
 * it is on the map (FORM-03).
 */
export function Component(props: SuccessPlaceProps) {
  if (!props.data) return null;
  const { places, now } = props.data as ContactData;
  const place = places.find(({ slug }) => slug === props.place);
  if (!place) return null;
  const department = departmentsOf(place).find(({ category }) => category === props.counter);
  return (
    <div css={styles.answering}>
      <PlaceCard place={place} now={now} headingLevel={2} department={department} hasNumber={props.hasNumber} />
      <PlaceMap place={place} isWide />
    </div>
  );
}
