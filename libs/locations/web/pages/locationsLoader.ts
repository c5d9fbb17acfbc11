import type { LoaderFunctionArgs } from 'react-router-dom';
import { locatePostcode } from '@forecourt/locations/domain';
import { apiContext, isApiError, nowContext, sendCall, siteContext } from '@forecourt/runtime';
import { plainSigns, type Place } from '@forecourt/site-config/places';
import { wordsOf } from '@forecourt/words';
import { listedPlaces, type ListedPlace } from '../rules/listedPlaces.js';
import { readPlace, readPlaces, type PlaceData } from './readPlaces.js';
import { locationsWords } from '../words/locationsWords.js';

export interface LocationsData {
  readonly listed: readonly ListedPlace[];
  /** The one place of a dealer that has no other. */
  readonly only?: PlaceData;
  /** As it was typed. */
  readonly postcode: string;
  readonly near?: Pick<Place, 'name' | 'state'>;
  readonly problem?: string;
  readonly now: number;
}

/** Places of the site, from a postcode where one was given (LOC-09). */
export async function loader(args: LoaderFunctionArgs): Promise<LocationsData> {
  const places = await readPlaces(args);
  const now = args.context.get(nowContext)();
  const postcode = plainSigns(new URL(args.request.url).searchParams.get('postcode') ?? '').slice(0, 4);
  const [only] = places;
  if (places.length === 1 && only) {
    return { listed: listedPlaces(places), only: await readPlace(args, only, true), postcode: '', now };
  }
  if (postcode === '') return { listed: listedPlaces(places), postcode, now };
  try {
    const near = await sendCall(
      args.context.get(apiContext),
      locatePostcode,
      { params: { postcode } },
      { signal: args.request.signal },
    );
    return { listed: listedPlaces(places, near), postcode, near: { name: near.name, state: near.state }, now };
  } catch (error) {
    if (!isApiError(error)) throw error;
    const problem = wordsOf(
      args.context.get(siteContext),
      locationsWords,
    )(error.status === 422 ? 'list.noPostcode' : 'list.fails');
    return { listed: listedPlaces(places), postcode, problem, now };
  }
}
