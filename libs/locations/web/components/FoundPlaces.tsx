import type { FormEvent } from 'react';
import { useWords } from '@forecourt/composition';
import type { Place } from '@forecourt/site-config/places';
import { Button, TextField } from '@forecourt/ui-kit';
import type { ListedPlace } from '../rules/listedPlaces.js';
import { locationsWords } from '../words/locationsWords.js';
import { OutlinesOnce } from './AustraliaMap.js';
import { OwnMap } from './PlaceMap.js';
import { PlaceSummary } from './PlaceSummary.js';
import * as styles from './places.styles.js';

export interface FoundPlacesProps {
  readonly listed: readonly ListedPlace[];
  /** Postcode that the field begins with. */
  readonly postcode: string;
  /** Where the distances are from. */
  readonly near?: Pick<Place, 'name' | 'state'> | undefined;
  /** What is wrong with the postcode, in words. */
  readonly problem?: string | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly hasMap: boolean;
  /** Rank of the places' headings. */
  readonly headingLevel?: 2 | 3;
  /** Address that the form is sent to without script. */
  readonly action: string;
  /** Takes the postcode instead of that address. */
  readonly onFind?: (postcode: string) => void;
}

/** Places with their map, and the form that brings the nearest to a postcode first (LOC-09). */
export function FoundPlaces(props: FoundPlacesProps) {
  const { listed, postcode, near, problem, now, hasMap, headingLevel = 2, action, onFind } = props;
  const say = useWords(locationsWords);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('postcode');
    onFind?.(typeof typed === 'string' ? typed : '');
  };
  return (
    <>
      <form
        css={styles.postcode}
        action={action}
        method="get"
        aria-label={say('list.nearest')}
        {...(onFind ? { onSubmit: handleSubmit } : {})}
      >
        <TextField
          label={say('list.postcode')}
          name="postcode"
          isPlain
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={4}
          defaultValue={postcode}
          error={problem}
        />
        <Button type="submit">{say('list.sort')}</Button>
      </form>
      {near && (
        <p role="status" css={styles.muted}>
          {say('list.nearestTo', { suburb: near.name, state: near.state })}
        </p>
      )}
      <OutlinesOnce />
      <div css={hasMap && styles.withMap}>
        <ul css={styles.grid}>
          {listed.map(({ place, distance }, index) => (
            <li key={place.slug}>
              <PlaceSummary
                place={place}
                now={now}
                distance={distance}
                isChoosable
                hasPicture
                headingLevel={headingLevel}
                {...(hasMap ? { number: index + 1 } : {})}
              />
            </li>
          ))}
        </ul>
        {hasMap && (
          <div css={styles.staysInSight}>
            <OwnMap places={listed.map(({ place }) => place)} />
          </div>
        )}
      </div>
    </>
  );
}
