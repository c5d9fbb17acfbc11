import { useSection } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { BrowseTiles, type BrowseLook } from '../components/BrowseTiles.js';
import { HomeSection } from '../components/HomeSection.js';
import { wordOf } from '../domain/attributes.js';
import type { Browsed } from '../domain/homeQuery.js';
import { listingUrl, UNFILTERED } from '../domain/listingUrl.js';
import { searchSection } from '../section.js';
import type { BrowseData } from './homeLoaders.js';

const SECTIONS: Readonly<
  Record<Browsed, { part: 'bodies' | 'types' | 'makes' | 'models'; title: string; look: BrowseLook }>
> = {
  item_type: { part: 'types', title: 'What are you after?', look: 'wide' },
  model: { part: 'models', title: 'Browse by model', look: 'wide' },
  body: { part: 'bodies', title: 'Browse by body', look: 'tiles' },
  make: { part: 'makes', title: 'Browse by make', look: 'names' },
};

/** A front page section that leads into the listing by one facet. Renders nothing where there is nothing to choose. */
export function Component({ data }: { data?: unknown }) {
  const { searchPrefix } = useSection(siteSection);
  const { homeTitles, brands } = useSection(searchSection);
  const browse = data as BrowseData | null | undefined;
  if (!browse || browse.values.length < 2) return null;
  const { part, title, look } = SECTIONS[browse.facet];
  return (
    <HomeSection
      id={part}
      title={homeTitles[part] ?? title}
      more={{ href: listingUrl(UNFILTERED, searchPrefix), count: browse.found }}
    >
      <BrowseTiles
        look={part === 'makes' && brands.look === 'marks' ? 'marks' : look}
        tiles={browse.values.map(({ value, count, picture }) => ({
          label: wordOf(value),
          count,
          picture,
          // a make may have its own page (SRCH-25)
          href:
            (browse.facet === 'make' && Object.hasOwn(brands.links, value) ? brands.links[value] : undefined) ??
            listingUrl({ ...UNFILTERED, facets: { [browse.facet]: [value] } }, searchPrefix),
        }))}
      />
    </HomeSection>
  );
}
