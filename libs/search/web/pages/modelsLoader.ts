import type { LoaderFunctionArgs } from 'react-router-dom';
import { nowContext, searchContext, siteContext } from '@forecourt/runtime';
import { sectionOf, siteSection } from '@forecourt/site-config';
import { pricedOnly } from '../rules/listingQuery.js';
import {
  parseDirectory,
  planDirectory,
  readDirectory,
  type DirectoryFilters,
  type ModelDirectory,
} from '../rules/modelDirectory.js';
import { searchSection } from '../section.js';
import { DIRECTORY_CAPACITY, searchOnce } from './searchOnce.js';

export interface ModelsData {
  filters: DirectoryFilters;
  /** Absent when the search did not answer. */
  directory?: ModelDirectory;
}

export async function loader({ request, context }: LoaderFunctionArgs): Promise<ModelsData> {
  const filters = parseDirectory(new URL(request.url).searchParams);
  const { searchPrefix } = sectionOf(context.get(siteContext), siteSection);
  try {
    const answers = await searchOnce(
      context.get(searchContext),
      planDirectory(filters, pricedOnly(sectionOf(context.get(siteContext), searchSection))),
      {
        signal: request.signal,
        now: context.get(nowContext)(),
        capacity: DIRECTORY_CAPACITY,
        isDirectory: true,
      },
    );
    return { filters, directory: readDirectory(answers, searchPrefix) };
  } catch (error) {
    if (request.signal.aborted) throw error;
    console.warn('The directory of models could not be read.', error);
    return { filters };
  }
}
