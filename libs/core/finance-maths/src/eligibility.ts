import { effectivePrice, isAvailable, isTestDriveOnly, type FinanceLender, type Vehicle } from '@forecourt/vehicle';
import { areRatesStale, isComparisonOf } from './comparisonShown.js';
import type { FinanceConfig } from './config/financeOf.js';
import type { EligibilityRule } from './config/schema.js';

export type FinancedVehicle = Pick<
  Vehicle,
  'status' | 'make' | 'year' | 'price' | 'offer_price' | 'finance_lenders' | 'tag'
>;

export interface FinanceContext {
  /** Which lender's figures of the stock are the site's. */
  readonly provider?: string | undefined;
  /** The one make of a single-manufacturer site. */
  readonly manufacturer?: string | undefined;
  /** `yyyy-mm-dd` where the dealer is. */
  readonly today: string;
  /** Tags of vehicles that may be driven only: they show no finance (VDP-23). */
  readonly testDriveOnlyTags?: readonly string[] | undefined;
}

/** The lender's figures of a vehicle: those of the stock, else the site's (FIN-09). */
export function lenderOf(
  vehicle: Pick<Vehicle, 'finance_lenders'> | undefined,
  config: Pick<FinanceConfig, 'siteLender'>,
  provider: string | undefined,
): FinanceLender | undefined {
  const lenders = vehicle?.finance_lenders ?? {};
  const own = provider !== undefined && Object.hasOwn(lenders, provider) ? lenders[provider] : undefined;
  if (own) return own;
  const { siteLender } = config;
  return siteLender && withoutName(siteLender);
}

const withoutName = ({
  name: _name,
  disclaimer,
  ...rates
}: NonNullable<FinanceConfig['siteLender']>): FinanceLender => ({
  ...rates,
  ...(disclaimer === undefined ? {} : { disclaimer }),
});

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/**
 * Whether a site shows finance at all: its switch, its manufacturer, and rates that are not past their day (FIN-09).
 */
export const siteShowsFinance = (config: FinanceConfig, { manufacturer, today }: FinanceContext): boolean =>
  config.isShown &&
  !(manufacturer !== undefined && config.hiddenManufacturers.some((hidden) => isSame(hidden, manufacturer))) &&
  !areRatesStale(config.comparison.validUntil, today);

/** Why a vehicle shows no finance, in words; undefined when it does (FIN-09). */
export function financeRefusal(
  vehicle: FinancedVehicle,
  config: FinanceConfig,
  context: FinanceContext,
): string | undefined {
  if (!siteShowsFinance(config, context)) return 'the site shows no finance';
  if (config.hiddenMakes.some((hidden) => isSame(hidden, vehicle.make))) return `finance is hidden for ${vehicle.make}`;
  if (isTestDriveOnly(vehicle, context.testDriveOnlyTags ?? [])) return 'it is for test drives only';
  const lender = lenderOf(vehicle, config, context.provider);
  // feeds send null for what they do not know
  if (lender?.interestRate == null || lender.comparisonRate == null) return 'its lender gives no rates';
  if (!isComparisonOf(lender.comparisonRate, lender.interestRate))
    return 'its lender’s comparison rate is below its interest rate';
  return ruleRefusal(vehicle, lender, config.lenderVariants[config.lenderVariant], Number(context.today.slice(0, 4)));
}

/** One rule of the lender variants (B5.1). */
export function ruleRefusal(
  vehicle: FinancedVehicle,
  lender: FinanceLender,
  rule: EligibilityRule,
  year: number,
): string | undefined {
  if (rule.available && !isAvailable(vehicle)) return 'it is not available';
  if (rule.priceAbove !== undefined && (effectivePrice(vehicle) ?? 0) <= rule.priceAbove)
    return `its price is not above ${rule.priceAbove}`;
  if (rule.maxAgeYears !== undefined && (vehicle.year === undefined || year - vehicle.year > rule.maxAgeYears))
    return `its model year is not within ${rule.maxAgeYears} years`;
  const missing = rule.needs.find((figure) => !((lender[figure] ?? 0) > 0));
  return missing && `its lender gives no ${missing}`;
}
