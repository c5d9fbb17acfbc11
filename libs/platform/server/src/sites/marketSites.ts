import type { ConfiguredSite, Sites } from './createSites.js';

/**
 * Sites whose used vehicles count in price estimates for the stock of one: its own, and where it compares with all
 * sites, those that do so as well (`site.comparesPricesWith`).
 */
export function marketSites({ all }: Pick<Sites, 'all'>, stockOwner: string): readonly string[] {
  const shares = ({ site }: ConfiguredSite): boolean => site.comparesPricesWith === 'all-sites';
  const owners = all.filter((site) => site.stockOwner === site.slug);
  const isShared = owners.some((site) => site.slug === stockOwner && shares(site));
  const others = isShared ? owners.filter(shares).map(({ slug }) => slug) : [];
  return [...new Set([stockOwner, ...others])];
}
