import { FIRST_LANGUAGE } from '@forecourt/words';
import type { startForecourt } from '../../apps/server/src/startForecourt.ts';

type Forecourt = Awaited<ReturnType<typeof startForecourt>>;

/** Sites whose buttons tools find by their English names; one in another language has the same scripts. */
export const englishSites = ({ sites, service }: Forecourt): Forecourt['sites'][number][] =>
  sites.filter(({ slug }) => service.sites.bySlug(slug)?.site.language === FIRST_LANGUAGE);
