import { useState } from 'react';
import { Button, onlyWithScript } from '@forecourt/ui-kit';
import { findMyPostcode, type WhereAmI } from '../domain/whereAmI.js';
import * as styles from './filters.styles.js';

type Failure = Exclude<WhereAmI['kind'], 'found'>;

/** Why there is no location, without a word of blame: the field above does the same. */
const FAILURES: Readonly<Record<Failure, string>> = {
  denied: 'Your browser does not share your location with this site. Please enter a postcode.',
  unavailable: 'Your location could not be found just now. Please enter a postcode.',
  insecure: 'Your browser shares locations over secure connections alone. Please enter a postcode.',
  abroad: 'You seem to be outside Australia. Please enter a postcode.',
};

export interface UseMyLocationProps {
  onPostcode: (postcode: string) => void;
  /** Finds the shopper's postcode; by default from the browser's geolocation. */
  find?: () => Promise<WhereAmI>;
}

/** Takes the postcode from where the browser is. The position itself never leaves the device. */
export function UseMyLocation({ onPostcode, find = findMyPostcode }: UseMyLocationProps) {
  const [state, setState] = useState<Failure | 'looking'>();
  const look = async () => {
    setState('looking');
    const answer = await find();
    setState(answer.kind === 'found' ? undefined : answer.kind);
    if (answer.kind === 'found') onPostcode(answer.postcode);
  };
  return (
    <div css={onlyWithScript}>
      <Button
        variant="outline"
        icon="pin"
        isWide
        aria-disabled={state === 'looking'}
        onClick={() => state !== 'looking' && void look()}
      >
        {state === 'looking' ? 'Finding your location …' : 'Use my location'}
      </Button>
      <p role="status" css={styles.note}>
        {state === undefined || state === 'looking' ? '' : FAILURES[state]}
      </p>
    </div>
  );
}
