import type { Service } from '@forecourt/api';
import type { HostedSite, SiteDocument } from '@forecourt/service/site-host';
import type { ConfiguredSite } from '@forecourt/service/sites';

/** Documents of the service's modules, such as feeds, by their paths. */
export const moduleDocuments = (
  { modules, context }: Pick<Service, 'modules' | 'context'>,
  siteOf: (hosted: HostedSite) => ConfiguredSite,
): ReadonlyMap<string, SiteDocument> =>
  new Map(
    modules.flatMap(({ documents = [] }) =>
      documents.map(({ path, type, of }) => [
        path,
        { type, of: (hosted) => Promise.resolve(of(siteOf(hosted), context)) } satisfies SiteDocument,
      ]),
    ),
  );
