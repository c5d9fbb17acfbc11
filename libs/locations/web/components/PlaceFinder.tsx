import { useState } from 'react';
import { css } from '@emotion/react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { locationsRoute } from '@forecourt/contracts';
import { useRouteHref, useSection, useWords } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { plainSigns } from '@forecourt/site-config/places';
import { locationsApi } from '../api/locationsApi.js';
import { listedPlaces } from '../rules/listedPlaces.js';
import { locationsSection } from '../section.js';
import { locationsWords } from '../words/locationsWords.js';
import { FoundPlaces } from './FoundPlaces.js';

const finder = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--space-5)' });

export interface PlaceFinderProps {
  /** Slugs of the places to choose from, such as those of one make; all visible places of the site when left out. */
  readonly places?: readonly string[];
  /** Shows where they are on a map; as `locations.showMap` says when left out. */
  readonly hasMap?: boolean;
  /** Rank of the places' headings on the page; 2 when left out. */
  readonly headingLevel?: 2 | 3;
  /** Moment at which the page is shown, epoch milliseconds: it says which places are open. */
  readonly now: number;
}

/**
 * The dealer's places, the nearest to a postcode first: for a page that is not this feature's own (LOC-09). They are
 * those of the site's configuration; only a postcode asks the service.
 */
export function PlaceFinder({ places, hasMap, headingLevel = 2, now }: PlaceFinderProps) {
  const say = useWords(locationsWords);
  const { locations } = useSection(siteSection);
  const { showMap } = useSection(locationsSection);
  const page = useRouteHref(locationsRoute) ?? '';
  const [postcode, setPostcode] = useState('');
  const question = postcode === '' ? skipToken : { params: { postcode } };
  const { currentData: near, error } = locationsApi.useLocateQuery(question);
  const choice = places ? locations.filter(({ slug }) => places.includes(slug)) : locations;
  return (
    <div css={finder}>
      <FoundPlaces
        listed={listedPlaces(choice, near)}
        near={near}
        problem={error && say('status' in error && error.status === 422 ? 'list.noPostcode' : 'list.fails')}
        postcode={postcode}
        now={now}
        hasMap={hasMap ?? showMap}
        headingLevel={headingLevel}
        action={page}
        onFind={(typed) => setPostcode(plainSigns(typed).slice(0, 4))}
      />
    </div>
  );
}
