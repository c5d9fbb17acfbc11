import { useSection, useSite, useVehicleOptions, useWords } from '@forecourt/composition';
import { vehicleRoute } from '@forecourt/contracts';
import { siteSection } from '@forecourt/site-config';
import { cardProps } from '@forecourt/ui-vehicle';
import type { VehicleSummary } from '@forecourt/vehicle';
import { Hero } from '../components/Hero.js';
import { HeroPlacards } from '../components/HeroPlacards.js';
import { HeroSearch } from '../components/HeroSearch.js';
import { listingUrl, UNFILTERED } from '../rules/listingUrl.js';
import { wordOf } from '../rules/names.js';
import { searchSection } from '../section.js';
import { searchWords } from '../words/searchWords.js';
import type { HeroData } from './homeLoaders.js';

/** The front page's welcome and its search. It also renders when the stock cannot be read. */
export function Component({ data }: { data?: unknown }) {
  const say = useWords(searchWords);
  const { name, tagline, description, searchPrefix } = useSection(siteSection);
  const { heroLayout, heroPicture } = useSection(searchSection);
  const toPlacard = usePlacards();
  const hero = data as HeroData | null | undefined;
  return (
    <Hero
      layout={heroLayout}
      title={tagline === '' ? name : tagline}
      text={description}
      picture={heroPicture}
      search={
        <HeroSearch
          action={searchPrefix}
          makes={hero?.makes ?? []}
          found={hero?.found}
          isStacked={heroLayout === 'split'}
        />
      }
      links={(hero?.conditions ?? []).map(({ value, count }) => ({
        label: wordOf(value, undefined, say),
        count,
        href: listingUrl({ ...UNFILTERED, facets: { car_type: [value] } }, searchPrefix),
      }))}
      stock={hero && <HeroPlacards placards={hero.shown.map((vehicle) => toPlacard(vehicle, hero.now))} />}
    />
  );
}

function usePlacards() {
  const site = useSite();
  const { offersSubscription } = useSection(siteSection);
  const options = useVehicleOptions();
  return (vehicle: VehicleSummary, now: number) => {
    const href = site.href(vehicleRoute, { slug: vehicle.slug }) ?? '#';
    const { title, price, image } = cardProps(vehicle, options, { offersSubscription, now, href });
    return { href, title: title.main, price: price.text, picture: image };
  };
}
