import { paletteOf } from '@forecourt/brochure';
import { renderSummary, answeredSteps, summaryOf } from '@forecourt/purchases';
import { centsText, momentWords, openStep, placeZone, purchaseSection, referenceOf } from '@forecourt/reservation';
import { findSection, sectionOf, siteSection, themeSection } from '@forecourt/site-config';
import { publicConfig, type ConfiguredSite } from '@forecourt/sites';
import type { FastifyRequest } from 'fastify';
import { Refusal, type ReservationView } from '@forecourt/contracts/api';
import type { ApiContext } from '../context.js';
import { shownVehicle } from '../shownVehicle.js';
import { whoBuys } from './whoBuys.js';

/** The summary of a visitor's own purchase as a PDF: as it was agreed to, else as it is now. */
export async function purchasePaper(
  context: ApiContext,
  site: ConfiguredSite,
  request: Pick<FastifyRequest, 'headers'>,
  { vehicle: slug, token }: { readonly vehicle: string; readonly token?: string | undefined },
): Promise<{ reference: string; body: Buffer }> {
  const { db, purchases, clock } = context;
  const now = clock();
  const { vehicle } = await shownVehicle(db, site, slug, now);
  const linked = token === undefined ? undefined : await purchases.byToken(site, token);
  const row =
    linked?.vehicle_id === vehicle.id
      ? linked
      : await purchases.own(site, vehicle.id, await whoBuys(context, site, request));
  const { details } = row?.progress ?? {};
  if (!row || !details || openStep(answeredSteps(row.progress)) !== 'summary')
    throw new Refusal(404, 'There is no summary of a purchase yet.');
  const deposit = await purchases.deposit(site, row);
  const reference = referenceOf(row.id, 'P');
  // paper tells nothing that the page keeps back
  const { name, legalName, email, phones } = sectionOf({ config: publicConfig(site) }, siteSection);
  const zone = placeZone(site.site, vehicle.location?.slug);
  const { agreed } = row;
  const body = await renderSummary({
    dealer: { name, legalName, email, phone: phones.used ?? phones.new },
    palette: paletteOf(findSection(site, themeSection) ?? {}),
    reference,
    buyer: [[details.name, details.last_name].filter(Boolean).join(' '), details.email, details.phone],
    summary: agreed ?? summaryOf(site, vehicle, row.progress, now),
    standing: standingOf(deposit, zone),
    agreed: agreed ? { text: agreed.text, when: momentWords(agreed.at, zone) } : undefined,
    notes: [sectionOf(site, purchaseSection).note].filter(Boolean),
    printed: momentWords(now, zone),
    printedAt: now,
  });
  return { reference, body };
}

function standingOf(deposit: ReservationView | undefined, zone: string): string {
  if (!deposit) return 'The deposit is not paid yet, and the vehicle is not held.';
  const amount = centsText(deposit.deposit_cents);
  const known = `Deposit ${deposit.reference}:`;
  switch (deposit.state) {
    case 'held':
      return `${known} ${amount} paid. The vehicle is held until ${momentWords(deposit.held_until ?? 0, zone)}.`;
    case 'completed':
      return `${known} ${amount} paid, part of the price.`;
    case 'pending-payment':
      return `${known} ${amount} not paid yet. The vehicle waits until ${momentWords(deposit.payable_until, zone)}.`;
    default:
      return `${known} over. The vehicle is not held any more.`;
  }
}
