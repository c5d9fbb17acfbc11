import { useState } from 'react';
import { useSite } from '@forecourt/composition';
import { useLazyDeliveryQuery } from '../api/vehicleApi.js';
import { deliveryFound, deliveryRefused, noPostcode, type DeliveryState } from '../rules/delivery.js';

/** What the calculator shows, and how it asks: the answer to the last question counts. */
export function useDelivery(start: DeliveryState): { state: DeliveryState; ask: (typed: string) => void } {
  const [askFor, { currentData, error, isFetching, isUninitialized }] = useLazyDeliveryQuery();
  const site = useSite();
  const [isEmpty, setEmpty] = useState(false);
  const ask = (typed: string) => {
    const postcode = typed.trim();
    setEmpty(postcode === '');
    if (postcode !== '') void askFor(postcode);
  };
  const answer = (): DeliveryState => {
    if (isEmpty) return noPostcode(site);
    if (isUninitialized) return start;
    if (isFetching) return { kind: 'loading' };
    if (currentData && !error) return deliveryFound(currentData);
    return deliveryRefused(error && 'status' in error ? error.status : undefined, site);
  };
  return { state: answer(), ask };
}
