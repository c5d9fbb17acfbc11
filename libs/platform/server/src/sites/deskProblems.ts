import { findSection, sectionRef, type ConfigValues, type SiteSection } from '@forecourt/site-config';

const deskSection = sectionRef<{ readonly people?: readonly { readonly locations?: readonly string[] }[] }>('desk');

/** Places of the dealer's people that the site has not: they would see nothing, and no one would know why. */
export function deskProblems(config: ConfigValues, { locations }: Pick<SiteSection, 'locations'>): string[] {
  const known = locations.map(({ slug }) => slug);
  return (findSection({ config }, deskSection)?.people ?? []).flatMap(({ locations: own = [] }, person) =>
    own.flatMap((slug, index) =>
      known.includes(slug)
        ? []
        : [
            `desk.people.${person}.locations.${index}: "${slug}` +
              `" is no place of this site; allowed are ${known.join(', ') || 'none'}`,
          ],
    ),
  );
}
