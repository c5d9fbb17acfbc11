import { presentScope } from '../../observing/requestScope.js';
import type { ConfiguredSite, Sites } from '../createSites.js';
import { sitesBy } from '../settle.js';

/** A dealer's site as a draft has it, for the requests of one preview. */
export interface Preview {
  readonly site: ConfiguredSite;
  /** The sites of the installation, with the draft in place of the one that runs. */
  readonly sites: Sites;
  /** The moment as at which it is shown, epoch milliseconds; the present one when left out. */
  readonly at?: number | undefined;
  /** When it ends, epoch milliseconds. */
  readonly until: number;
}

/** The preview that the running code answers; undefined for any other request, and for work of no request. */
export const presentPreview = (): Preview | undefined => presentScope()?.preview;

/** The sites as the running request has them: its preview's, else those that run. */
export function sitesOfRequest(running: Sites): Sites {
  const present = (): Sites => presentPreview()?.sites ?? running;
  return {
    get all() {
      return present().all;
    },
    get broken() {
      return running.broken;
    },
    byHost: (host) => present().byHost(host),
    bySlug: (slug) => present().bySlug(slug),
  };
}

/** The clock as the running request has it: the moment of its preview, else the real one. Epoch milliseconds. */
export const clockOfRequest = (clock: () => number) => (): number => presentPreview()?.at ?? clock();

/** Sites with a draft in place of the dealer's own. What worked out of all of them is kept while none changes. */
export function withDraft(running: Sites, draft: ConfiguredSite): Sites {
  const others = running.all.filter(({ slug }) => slug !== draft.slug);
  const sites = sitesBy([...others, draft].sort((a, b) => (a.slug < b.slug ? -1 : 1)));
  return {
    ...sites,
    broken: running.broken,
    // a draft may give up the host under which it is looked at
    byHost: (host) => (running.byHost(host)?.slug === draft.slug ? draft : sites.byHost(host)),
  };
}
