import { Part, useSection, useWords } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import * as styles from '../components/contact.styles.js';
import { PlaceMap } from '../components/PlaceMap.js';
import { PlacePhone } from '../components/PlaceSummary.js';
import { contactVariant } from '../rules/dealerships.js';
import { hoursOf } from '../parts/liveState.js';
import { loadLiveState } from '../parts/loads.js';
import { locationsSection } from '../section.js';
import { locationsWords } from '../words/locationsWords.js';

/** Above the form (LOC-06): the number to call and whether somebody is there, and the map of a dealer's only place. */
export function Component({ data }: { data?: unknown }) {
  const say = useWords(locationsWords);
  const identity = useSection(siteSection);
  const { showMap } = useSection(locationsSection);
  const places = identity.locations.filter(({ visible }) => visible);
  const main = places.find(({ primary }) => primary) ?? places[0];
  const now = (data as { now: number } | null | undefined)?.now;
  if (!main) return null;
  const isOnly = contactVariant(identity, identity.locations) === 'single';
  return (
    <div css={styles.top}>
      <div css={styles.callNow}>
        <PlacePhone place={main} phone={main.phone} />
        {now !== undefined && (
          <Part
            id="locations/live-state"
            load={loadLiveState}
            hydrate="visible"
            props={{ place: hoursOf(main), now }}
          />
        )}
        {!isOnly && <a href="#places">{say('allPlaces', { count: places.length })}</a>}
      </div>
      {isOnly && showMap && <PlaceMap place={main} isWide />}
    </div>
  );
}
