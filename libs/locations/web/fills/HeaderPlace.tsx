import { locationRoute, locationsRoute } from '@forecourt/contracts';
import { useSection, useSite, useWords } from '@forecourt/composition';
import { useAppSelector } from '@forecourt/runtime/store';
import { openState, siteSection } from '@forecourt/site-config';
import { HeaderPlaceLink } from '../components/HeaderPlaceLink.js';
import { locationsSection } from '../section.js';
import { selectChosenPlace } from '../state/locationsSlice.js';
import { useNow } from '../state/useNow.js';
import { locationsWords } from '../words/locationsWords.js';

/** The place that the shopper chose and whether it is open; the way to choose one where none is. */
export function Component({ data }: { data?: unknown }) {
  const say = useWords(locationsWords);
  const site = useSite();
  const { locations } = useSection(siteSection);
  const { headerPlace, title = say('list.title') } = useSection(locationsSection);
  const chosen = useAppSelector(selectChosenPlace);
  const now = useNow((data as { now: number } | null | undefined)?.now);
  const visible = locations.filter((place) => place.visible);
  const place = visible.length === 1 ? visible[0] : visible.find(({ slug }) => slug === chosen);
  const href = place ? site.href(locationRoute, { slug: place.slug }) : site.href(locationsRoute);
  if (!headerPlace || !href) return null;
  return (
    <HeaderPlaceLink
      href={href}
      name={place?.name ?? title}
      state={place && now !== undefined ? openState(place, now) : undefined}
    />
  );
}
