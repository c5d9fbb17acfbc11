import { dayIn } from '@forecourt/site-config';
import type { Vehicle, VehicleSummary } from '@forecourt/vehicle';
import type { FinanceConfig } from './config/financeOf.js';
import { vehicleFinance } from './vehicleFinance.js';

/** Sections of a site's configuration. */
export type SiteOptions = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

/**
 * The weekly repayment that a site's cards state of a vehicle whose lender gives none: what its page starts with,
 * dollars and percent per year (CARD-07). Worked out when the vehicle is indexed, so that no listing brings the
 * calculator's rules.
 */
export function statedRepayment(
  vehicle: Vehicle,
  { site = {}, vehicle: options = {}, finance }: SiteOptions,
): Pick<VehicleSummary, 'weekly_repayment' | 'annual_rate' | 'comparison_rate'> {
  if (options['cardRepayment'] !== true || !finance) return {};
  const weekly = vehicleFinance(vehicle, finance as unknown as FinanceConfig, {
    provider: site['financeProvider'] as string | undefined,
    manufacturer: site['manufacturer'] as string | undefined,
    today: dayIn(site['timeZone'] as string, vehicle.updated_at_timestamp * 1000),
    testDriveOnlyTags: options['testDriveOnlyTags'] as readonly string[] | undefined,
  })?.weekly;
  if (!weekly || weekly.isEnquiry || weekly.comparisonRate.from !== weekly.comparisonRate.to) return {};
  return {
    weekly_repayment: weekly.repayment,
    annual_rate: weekly.interestRate,
    comparison_rate: weekly.comparisonRate.from,
  };
}
