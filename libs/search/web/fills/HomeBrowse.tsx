import { useSection, useWords } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { BrowseTiles, type BrowseLook } from '../components/BrowseTiles.js';
import { HomeSection } from '../components/HomeSection.js';
import type { Browsed } from '../rules/homeQuery.js';
import { listingUrl, UNFILTERED } from '../rules/listingUrl.js';
import { wordOf } from '../rules/names.js';
import type { SearchKey } from '../rules/words.js';
import { searchSection } from '../section.js';
import { searchWords } from '../words/searchWords.js';
import type { BrowseData } from './homeLoaders.js';

const SECTIONS: Readonly<
  Record<Browsed, { part: 'bodies' | 'types' | 'makes' | 'models'; title: SearchKey; look: BrowseLook }>
> = {
  item_type: { part: 'types', title: 'front.types', look: 'wide' },
  model: { part: 'models', title: 'front.models', look: 'wide' },
  body: { part: 'bodies', title: 'front.bodies', look: 'tiles' },
  make: { part: 'makes', title: 'front.makes', look: 'names' },
};

/** A front page section that leads into the listing by one facet. Renders nothing where there is nothing to choose. */
export function Component({ data }: { data?: unknown }) {
  const say = useWords(searchWords);
  const { searchPrefix } = useSection(siteSection);
  const { brands } = useSection(searchSection);
  const browse = data as BrowseData | null | undefined;
  if (!browse || browse.values.length < 2) return null;
  const { part, title, look } = SECTIONS[browse.facet];
  return (
    <HomeSection
      id={part}
      title={say(title)}
      more={{ href: listingUrl(UNFILTERED, searchPrefix), count: browse.found }}
    >
      <BrowseTiles
        look={part === 'makes' && brands.look === 'marks' ? 'marks' : look}
        tiles={browse.values.map(({ value, count, picture }) => ({
          label: wordOf(value, undefined, say),
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
