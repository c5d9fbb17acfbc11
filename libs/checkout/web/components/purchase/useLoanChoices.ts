import { useSite } from '@forecourt/composition';
import { findFinance, loanChoices, type FinanceConfig } from '@forecourt/finance-maths';
import { dayIn, sectionOf, siteSection, vehicleSection } from '@forecourt/site-config';
import type { StepProps } from './stepProps.js';

export type LoanChoices = NonNullable<ReturnType<typeof loanChoices>> & Pick<FinanceConfig, 'deposit' | 'amount'>;

/** What the vehicle can be financed with on this site; undefined where it cannot. */
export function useLoanChoices(vehicle: StepProps['view']['vehicle'], now: number): LoanChoices | undefined {
  const site = useSite();
  const config = findFinance(site);
  const { financeProvider, manufacturer, timeZone } = sectionOf(site, siteSection);
  const { testDriveOnlyTags } = sectionOf(site, vehicleSection);
  const choices =
    config &&
    loanChoices(vehicle, config, {
      provider: financeProvider,
      manufacturer,
      today: dayIn(timeZone, now),
      testDriveOnlyTags,
    });
  return choices && { ...choices, deposit: config.deposit, amount: config.amount };
}
