import { whileOnline, type SiteInfo } from '@forecourt/composition';
import type { GarageSay } from '../domain/words.js';

/** What has the words of a site. */
export type WordedSite = Pick<SiteInfo, 'config'>;

let loading: Promise<{ readonly sayOn: (site: WordedSite) => GarageSay }> | undefined;

/** The words of toasts, loaded with the first press: a device that holds a garage has its controls on every page. */
export function loadWords(site: WordedSite): Promise<GarageSay> {
  loading ??= whileOnline(() => import('./sayOn.js'));
  // the next press requests them again
  loading.catch(() => (loading = undefined));
  return loading.then(({ sayOn }) => sayOn(site));
}
