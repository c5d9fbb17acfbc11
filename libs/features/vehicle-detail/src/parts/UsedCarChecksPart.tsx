import { useEffect, useState } from 'react';
import { useSection } from '@forecourt/composition';
import { shownGauge, type Autogauge, type ShownGauge } from '@forecourt/market';
import { createFetchApi } from '@forecourt/runtime';
import { siteSection, vehicleSection } from '@forecourt/site-config';
import { priceDisplay, type Vehicle } from '@forecourt/vehicle';
import { findGauge } from '../api/findGauge.js';
import { UsedCarChecks } from '../components/checks/UsedCarChecks.js';
import { vehicleDetailSection } from '../section.js';

export interface UsedCarChecksPartProps {
  vehicle: Vehicle;
  /** What the service knew without asking anybody: then it stands in the server's HTML. */
  known: Autogauge | undefined;
}

const api = createFetchApi();

/** The checks, and the gauge of the price that the page shows. */
export function Component({ vehicle, known }: UsedCarChecksPartProps) {
  const { offersSubscription } = useSection(siteSection);
  const options = useSection(vehicleSection);
  const { usedCarChecks } = useSection(vehicleDetailSection);
  const price = priceDisplay(vehicle, { ...options, offersSubscription });
  const amount = options.autogauge && price.kind === 'price' ? price.amount : undefined;
  const gauge = useGauge(vehicle.slug, known, amount);
  return <UsedCarChecks content={usedCarChecks} gauge={gauge} />;
}

function useGauge(slug: string, known: Autogauge | undefined, price: number | undefined) {
  const [gauge, setGauge] = useState<ShownGauge | 'loading' | undefined>(
    known ? shownGauge(known, price) : price === undefined ? undefined : 'loading',
  );
  const isKnown = known !== undefined;
  useEffect(() => {
    if (isKnown || price === undefined) return undefined;
    let isCurrent = true;
    findGauge(api, slug).then(
      (answer) => isCurrent && setGauge(shownGauge(answer, price)),
      (error: unknown) => {
        // A8: logged, the gauge hides
        console.warn('The market could not be looked up.', error);
        if (isCurrent) setGauge(undefined);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [slug, isKnown, price]);
  return gauge;
}
