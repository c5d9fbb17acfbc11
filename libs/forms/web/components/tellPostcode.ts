import { regionOf } from '@forecourt/site-config/places';
import { postcodeGiven } from '@forecourt/runtime';
import type { AppStore } from '@forecourt/runtime/store';

/** A postcode of a form is the site's from now on, where Australia has it: delivery and distances begin with it. */
export function tellPostcode(store: Pick<AppStore, 'dispatch'>, typed: string | undefined): void {
  const postcode = typed?.trim() ?? '';
  if (regionOf(postcode)) store.dispatch(postcodeGiven({ postcode }));
}
