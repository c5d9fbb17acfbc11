import { useSite, type SiteInfo } from '@forecourt/composition';
import { financeOf as configOf, type FinanceConfig, type FinanceContext } from '@forecourt/finance-maths';
import { dayIn, sectionOf, siteSection, vehicleSection } from '@forecourt/site-config';

export interface SiteFinance {
  config: FinanceConfig;
  context: FinanceContext;
}

/** A site's finance options and what its rules ask about. `now` in epoch milliseconds. */
export function financeOf(site: Pick<SiteInfo, 'config' | 'slug'>, now: number): SiteFinance {
  const { financeProvider, manufacturer, timeZone } = sectionOf(site, siteSection);
  const { testDriveOnlyTags } = sectionOf(site, vehicleSection);
  return {
    config: configOf(site),
    context: { provider: financeProvider, manufacturer, today: dayIn(timeZone, now), testDriveOnlyTags },
  };
}

/** The same inside components. */
export const useFinance = (now: number): SiteFinance => financeOf(useSite(), now);
