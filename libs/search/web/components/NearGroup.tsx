import { useState, type ChangeEvent } from 'react';
import { useWords } from '@forecourt/composition';
import { isPostcode, plainSigns, type Place } from '@forecourt/site-config/places';
import { Button, onlyWithScript, SelectField, TextField } from '@forecourt/ui-kit';
import { ANY_DISTANCE, DISTANCE_PARAMETER, POSTCODE_PARAMETER, readNear, type Near } from '../rules/near.js';
import type { SearchSay } from '../rules/words.js';
import { searchWords } from '../words/searchWords.js';
import { FilterGroup } from './FilterGroup.js';
import * as styles from './filters.styles.js';
import { UseMyLocation } from './UseMyLocation.js';

export interface NearChoice {
  near: Near | undefined;
  /** Where that is. */
  place: Place | undefined;
  /** What was typed where there is no such postcode. */
  refused: Near | undefined;
  /** The shopper's postcode, if the site knows it; it does not filter by itself. */
  known?: string | undefined;
  /** Distances to choose from, kilometres. */
  distances: readonly number[];
  onNear: (near: Near | undefined) => void;
}

/** What is wrong with a postcode: four digits that no place has, or no postcode at all. */
const noPostcode = ({ postcode }: Near, say: SearchSay): string =>
  say(isPostcode(postcode) ? 'near.noPostcode' : 'near.malformed');

/** Vehicles around a postcode. The two fields also work without script, when the form is submitted. */
export function NearGroup({
  near,
  place,
  refused,
  known = '',
  distances,
  onNear,
  isMenu,
}: NearChoice & { isMenu: boolean }) {
  const say = useWords(searchWords);
  const asked = near ?? refused;
  const own = asked?.postcode ?? '';
  const begin = own || known;
  const [typed, setTyped] = useFollowing(begin);
  const [distance, setDistance] = useFollowing(String(asked?.km ?? ANY_DISTANCE));
  const look = (postcode: string, km: string) => onNear(readNear(postcode, km));
  const isNew = typed.trim() !== own;
  // starts open where a postcode is chosen, and never closes while the shopper uses it
  const [isOpenFirst] = useState(own !== '');
  const [wasRefused, setWasRefused] = useState(refused !== undefined);
  if (refused !== undefined && !wasRefused) setWasRefused(true);
  return (
    <FilterGroup
      name="near"
      label={say('near.title')}
      chosen={near ? 1 : 0}
      isMenu={isMenu}
      isOpenFirst={isOpenFirst}
      mustOpen={refused !== undefined || (isMenu && wasRefused)}
    >
      <div css={[styles.bounds, styles.fromTop]}>
        <TextField
          label={say('near.postcode')}
          name={POSTCODE_PARAMETER}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={20}
          isPlain
          value={typed}
          error={refused === undefined || isNew ? undefined : noPostcode(refused, say)}
          onChange={({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
            setTyped(value);
            // whole or empty: anything else is still being typed
            const text = plainSigns(value);
            if (text !== own && (text === '' || isPostcode(text))) look(text, distance);
          }}
          onBlur={() => isNew && typed.trim() !== begin && look(typed, distance)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !isNew) return;
            // what is not whole yet is looked at too, and the form stays where it is
            event.preventDefault();
            look(typed, distance);
          }}
        />
        <SelectField
          label={say('near.distance')}
          name={DISTANCE_PARAMETER}
          isPlain
          value={distance}
          options={distanceOptions(distances, asked?.km, say)}
          onChange={({ currentTarget: { value } }) => {
            setDistance(value);
            if (typed.trim() !== '') look(typed, value);
          }}
        />
      </div>
      {asked === undefined && known !== '' && typed.trim() === known && (
        <div css={onlyWithScript}>
          <Button variant="outline" isWide onClick={() => look(known, distance)}>
            {say('near.look', { postcode: known })}
          </Button>
        </div>
      )}
      <UseMyLocation onPostcode={(postcode) => look(postcode, distance)} />
      {place && <p css={styles.note}>{placeWords(place, say)}</p>}
    </FilterGroup>
  );
}

/** A value that somebody edits, until another one arrives from outside. */
function useFollowing(value: string): [string, (value: string) => void] {
  const [edited, setEdited] = useState(value);
  const [followed, setFollowed] = useState(value);
  if (followed !== value) {
    setFollowed(value);
    setEdited(value);
  }
  return [followed === value ? edited : value, setEdited];
}

/** A distance of an old link stays in the list, also when it is no longer offered. */
function distanceOptions(distances: readonly number[], chosen: number | undefined, say: SearchSay) {
  const all = [...new Set([...distances, ...(chosen === undefined ? [] : [chosen])])].sort((a, b) => a - b);
  return [
    { value: ANY_DISTANCE, label: say('near.anyDistance') },
    ...all.map((km) => ({ value: String(km), label: say('kilometres', { value: km }) })),
  ];
}

function placeWords({ name, state, isApproximate }: Place, say: SearchSay): string {
  const place = `${name} ${state}`;
  return isApproximate ? say('near.fromAround', { place }) : say('near.from', { place });
}
