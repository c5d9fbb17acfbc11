import {
  resolveConfig,
  siteConfig,
  themeConfig,
  vehicleConfig,
  type ConfigSection,
  type ConfigValues,
} from '@forecourt/site-config';

type Values = Readonly<Record<string, unknown>>;

/** Sections of a dealer, then their options; `site` has at least name, email, licences and locations. */
export type DealerValues = Readonly<Record<string, Values>> & { readonly site: Values };

/**
 * The configuration of a host's own site: what the dealer leaves out of `site` follows from its name and its places.
 * For builds and servers, as it needs the schemas. Throws a ConfigError that lists every problem.
 */
export function resolveSite(sections: readonly ConfigSection[], dealer: DealerValues): ConfigValues {
  const { name, locations } = dealer.site;
  const own = {
    ...{ id: 'own', hosts: ['localhost'], homeSections: ['search/home-hero', 'search/home-newest'] },
    ...(typeof name === 'string' ? namesOf(name) : {}),
    ...dealer.site,
    ...(Array.isArray(locations) ? placesOf(locations) : {}),
  };
  const layer = { name: 'dealer', values: { ...dealer, site: own } };
  return resolveConfig([siteConfig, vehicleConfig, themeConfig, ...sections], [layer]).values;
}

const DEALERSHIP = 'own';

const namesOf = (name: string): Values => ({
  legalName: name,
  description: name,
  dealerships: [{ id: DEALERSHIP, slug: DEALERSHIP, name }],
});

const placesOf = (locations: readonly unknown[]): Values => ({
  locations: locations.map((place: unknown, index) => ({
    ...{ dealership_slug: DEALERSHIP, primary: index === 0, visible: true, types: ['sales'], hours: [] },
    ...{ id: String(index + 1) },
    ...(typeof place === 'object' ? place : {}),
  })),
});
