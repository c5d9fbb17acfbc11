import { useState } from 'react';
import { useWords } from '@forecourt/composition';
import { Button, onlyWithScript } from '@forecourt/ui-kit';
import { findMyPostcode, type WhereAmI } from '../rules/whereAmI.js';
import type { SearchKey } from '../rules/words.js';
import { searchWords } from '../words/searchWords.js';
import * as styles from './filters.styles.js';

type Failure = Exclude<WhereAmI['kind'], 'found'>;

/** Why there is no location, without a word of blame: the field above does the same. */
const FAILURES: Readonly<Record<Failure, SearchKey>> = {
  denied: 'near.denied',
  unavailable: 'near.unavailable',
  insecure: 'near.insecure',
  abroad: 'near.abroad',
};

export interface UseMyLocationProps {
  onPostcode: (postcode: string) => void;
  /** Finds the shopper's postcode; by default from the browser's geolocation. */
  find?: () => Promise<WhereAmI>;
}

/** Takes the postcode from where the browser is. The position itself never leaves the device. */
export function UseMyLocation({ onPostcode, find = findMyPostcode }: UseMyLocationProps) {
  const say = useWords(searchWords);
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
        {state === 'looking' ? say('near.finding') : say('near.useMine')}
      </Button>
      <p role="status" css={styles.note}>
        {state === undefined || state === 'looking' ? '' : say(FAILURES[state])}
      </p>
    </div>
  );
}
