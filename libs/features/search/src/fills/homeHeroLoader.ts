import type { LoaderFunctionArgs } from 'react-router-dom';
import { searchContext, nowContext } from '@forecourt/runtime';
import { collapseSoldRuns, type VehicleDocument, type VehicleSummary } from '@forecourt/vehicle';

export interface HomeStock {
  found: number;
  makes: readonly { value: string; count: number }[];
  bodies: readonly { value: string; count: number }[];
  newest: readonly VehicleSummary[];
  now: number;
}

const NEWEST = 8;

/** Stock for the front page: what there is and what came last, in one search. */
export async function loader({ context }: LoaderFunctionArgs): Promise<HomeStock> {
  const [answer] = await context.get(searchContext).multiSearch<VehicleDocument>([
    {
      collection: 'vehicles',
      q: '*',
      filter_by: 'status:=[in_stock,coming_soon]',
      sort_by: 'created_at_timestamp:desc',
      per_page: NEWEST,
      facet_by: 'make,simple_body',
      max_facet_values: 60,
    },
  ]);
  if (!answer || answer.error !== undefined) throw new Error(answer?.error ?? 'no answer');
  const counts = (field: string) =>
    answer.facet_counts
      .find((facet) => facet.field_name === field)
      ?.counts.map(({ value, count }) => ({ value, count })) ?? [];
  return {
    found: answer.found,
    makes: counts('make'),
    bodies: counts('simple_body').slice(0, 7),
    newest: collapseSoldRuns(answer.hits.map(({ document }) => document)),
    now: context.get(nowContext)(),
  };
}
