import type { LoaderFunctionArgs } from 'react-router-dom';
import { siteContext } from '@forecourt/runtime';
import { sectionOf } from '@forecourt/site-config';
import { homeReviews, type HomeReview } from '../rules/homeReviews.js';
import { readPlaces } from '../pages/readPlaces.js';
import { locationsSection } from '../section.js';

/** Reviews by customers; requests nothing if the front page shows none. */
export async function loader(args: LoaderFunctionArgs): Promise<readonly HomeReview[]> {
  const options = sectionOf(args.context.get(siteContext), locationsSection);
  return options.homeReviews === 0 ? [] : homeReviews(await readPlaces(args), options);
}
