import { paletteOf } from '@forecourt/brochure';
import { answeredSteps, depositWords, renderSummary, summaryOf } from '@forecourt/purchases';
import {
  momentWords,
  openStep,
  placeZone,
  purchaseSection,
  referenceOf,
  reservationWords,
} from '@forecourt/reservation';
import { findSection, sectionOf, siteSection, themeSection } from '@forecourt/site-config';
import { publicConfig, type ConfiguredSite } from '@forecourt/sites';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '@forecourt/contracts/api';
import type { ApiContext } from '../context.js';
import { shownVehicle } from '../shownVehicle.js';
import { whoBuys } from './whoBuys.js';
import { wordsOf } from '@forecourt/words';
import { purchasesWords } from '@forecourt/purchases/words';
import { worded } from '../words/worded.js';

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
    throw new Refusal(404, worded('purchase.noSummary'));
  const deposit = await purchases.deposit(site, row);
  const reference = referenceOf(row.id, 'P');
  // paper tells nothing that the page keeps back
  const { name, legalName, email, phones } = sectionOf({ config: publicConfig(site) }, siteSection);
  const zone = placeZone(site.site, vehicle.location?.slug);
  const momentText = (moment: number) => momentWords(moment, zone, wordsOf(site, reservationWords));
  const say = wordsOf(site, purchasesWords);
  const { note = wordsOf(site, reservationWords)('purchase.note') } = sectionOf(site, purchaseSection);
  const { agreed } = row;
  const body = await renderSummary({
    dealer: { name, legalName, email, phone: phones.used ?? phones.new },
    palette: paletteOf(findSection(site, themeSection) ?? {}),
    reference,
    buyer: [[details.name, details.last_name].filter(Boolean).join(' '), details.email, details.phone],
    summary: agreed ?? summaryOf(site, vehicle, row.progress, now),
    standing: depositWords(deposit, { say, momentText }),
    agreed: agreed ? { text: agreed.text, when: momentText(agreed.at) } : undefined,
    notes: [note].filter(Boolean),
    printed: momentText(now),
    printedAt: now,
    say,
  });
  return { reference, body };
}
