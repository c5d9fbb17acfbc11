import { FeedError } from './cell.js';
import type { NoteFile } from './csvFeed.js';
import { leavesPlacesOpen, placeMistakes } from './findPlace.js';
import type { Mapping } from './mapping.js';
import type { FeedSite } from './toVehicle.js';

/** Throws a FeedError where a mapping names places that the site has not; notes where it leaves the place open. */
export function checkPlaces(mapping: Mapping, site: FeedSite, onNote: NoteFile): void {
  const mistakes = placeMistakes(mapping, site);
  if (mistakes.length > 0)
    throw new FeedError(['The mapping does not fit the site:', ...mistakes.map((text) => `  - ${text}`)].join('\n'));
  if (leavesPlacesOpen(mapping, site))
    onNote(
      '',
      'no field says at which of the site’s places a vehicle is: vehicles have none until the mapping has a "location"',
    );
}
