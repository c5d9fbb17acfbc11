import { css } from '@emotion/react';
import { Slot, useSection, useSite, useVehicleOptions, useWords } from '@forecourt/composition';
import { cardControlsSlot } from '@forecourt/contracts';
import { siteSection } from '@forecourt/site-config';
import { Carousel } from '@forecourt/ui-kit';
import { VehicleCard, cardWithActions } from '@forecourt/ui-vehicle';
import { searchWords } from '../words/searchWords.js';
import type { ResultGridProps } from './ResultGrid.js';

const slide = css({ height: '100%', padding: 'var(--space-1) var(--space-4) var(--space-3) var(--space-1)' });

/** Cards in a row that is slid, with arrows that stop at the ends (SRCH-13). */
export function ResultCarousel({
  vehicles,
  now,
  headingLevel,
  noteOf,
  awayOf,
}: Pick<ResultGridProps, 'vehicles' | 'now' | 'headingLevel' | 'noteOf' | 'awayOf'>) {
  const say = useWords(searchWords);
  const site = useSite();
  const { offersSubscription } = useSection(siteSection);
  const options = useVehicleOptions();
  return (
    <Carousel
      label={say('carousel')}
      itemName={say('carouselItem')}
      slideWidth="min(82%, 306px)"
      hasCounter={false}
      slides={vehicles.map((vehicle) => ({
        key: vehicle.id,
        content: (
          <div css={slide}>
            <VehicleCard
              {...cardWithActions(vehicle, options, { pages: site, offersSubscription, now })}
              controls={<Slot slot={cardControlsSlot} with={{ vehicle }} />}
              note={noteOf?.(vehicle)}
              away={awayOf?.(vehicle)}
              {...(headingLevel ? { headingLevel } : {})}
            />
          </div>
        ),
      }))}
    />
  );
}
