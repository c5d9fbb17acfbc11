import type { LoaderFunctionArgs } from 'react-router-dom';
import { sectionOf } from '@forecourt/composition';
import { nowContext, searchContext, siteContext } from '@forecourt/runtime';
import type { SiteSection } from '@forecourt/site-config';
import type { SearchConfig } from '../config.js';
import { pricedOnly } from '../domain/listingQuery.js';
import {
  parseDirectory,
  planDirectory,
  readDirectory,
  type DirectoryFilters,
  type ModelDirectory,
} from '../domain/modelDirectory.js';
import { DIRECTORY_CAPACITY, searchOnce } from './searchOnce.js';

export interface ModelsData {
  filters: DirectoryFilters;
  /** Absent when the search did not answer. */
  directory?: ModelDirectory;
}

export async function loader({ request, context }: LoaderFunctionArgs): Promise<ModelsData> {
  const filters = parseDirectory(new URL(request.url).searchParams);
  const { searchPrefix } = sectionOf<SiteSection>(context.get(siteContext), 'site');
  try {
    const answers = await searchOnce(
      context.get(searchContext),
      planDirectory(filters, pricedOnly(sectionOf<SearchConfig>(context.get(siteContext), 'search'))),
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
