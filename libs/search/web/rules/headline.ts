import { formatNumber } from '@forecourt/vehicle';
import { joined, lowerFirst, VEHICLES, type TopicParts } from './listingTopic.js';
import type { SearchSay } from './words.js';

/**
 * `860 cars, utes and trucks`, `3 used Toyota Corolla at Harbour Auburn`: the count is in the headline, and where no
 * more than the condition is chosen the dealer's own words say what is counted (SRCH-11).
 */
export function headline({ condition, before, kind, at, isPreset }: TopicParts, count: number, say: SearchSay): string {
  const noun = isPreset ? say('headline.stock', { count }) : kind === undefined ? undefined : kindOf(kind, count, say);
  const words = [condition && lowerFirst(condition), ...before, noun];
  const what = say('headline.counted', {
    count: formatNumber(count),
    what: joined(words, say),
  });
  return at === undefined ? what : say('topic.at', { what, place: at });
}

/** So many of a kind; a kind that we have no word for is its value. */
function kindOf(kind: string, count: number, say: SearchSay): string {
  switch (kind) {
    case VEHICLES:
      return say('headline.vehicles', { count });
    case 'truck':
      return say('headline.trucks', { count });
    case 'motorcycle':
      return say('headline.motorcycles', { count });
    case 'caravan':
      return say('headline.caravans', { count });
    default:
      return kind.toLowerCase();
  }
}
