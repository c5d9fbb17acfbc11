import type { Service } from '@forecourt/api';
import type { SiteDocument } from '@forecourt/service/site-host';
import type { ConfiguredSite } from '@forecourt/service/sites';

/** Documents of the service's modules, such as feeds, by their paths. */
export const moduleDocuments = (
  { modules, context }: Pick<Service, 'modules' | 'context'>,
  siteOf: (slug: string) => ConfiguredSite,
): ReadonlyMap<string, SiteDocument> =>
  new Map(
    modules.flatMap(({ documents = [] }) =>
      documents.map(({ path, type, of }) => [
        path,
        { type, of: ({ slug }) => Promise.resolve(of(siteOf(slug), context)) } satisfies SiteDocument,
      ]),
    ),
  );
