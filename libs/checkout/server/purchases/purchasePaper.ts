import { paletteOf } from '@forecourt/vehicle-detail/server';
import {
  checkoutDomainWords,
  momentWords,
  openStep,
  placeZone,
  purchaseSection,
  referenceOf,
} from '@forecourt/checkout/domain';
import { Refusal } from '@forecourt/contracts/api';
import { findSection, sectionOf, siteSection, themeSection } from '@forecourt/site-config';
import { publicConfig, type ConfiguredSite } from '@forecourt/service/sites';
import { wordsOf } from '@forecourt/words';
import type { CheckoutServices } from '../checkoutServices.js';
import type { Visit } from '../checkoutVisitor.js';
import { checkoutServerWords } from '../words/checkoutServerWords.js';
import { worded } from '../words/worded.js';
import { depositWords } from './depositWords.js';
import { answeredSteps } from './progress.js';
import { summaryOf } from './summary.js';
import { renderSummary } from './summaryPaper.js';
import { whoBuys } from './whoBuys.js';

/** The summary of a visitor's own purchase as a PDF: as it was agreed to, else as it is now. */
export async function purchasePaper(
  { purchases, shoppers, vehicles, now: clock }: CheckoutServices,
  site: ConfiguredSite,
  request: Pick<Visit, 'headers'>,
  { vehicle: slug, token }: { readonly vehicle: string; readonly token?: string | undefined },
): Promise<{ reference: string; body: Buffer }> {
  const now = clock();
  const { vehicle } = await vehicles.bySlug(site, slug);
  const linked = token === undefined ? undefined : await purchases.byToken(site, token);
  const row =
    linked?.vehicle_id === vehicle.id
      ? linked
      : await purchases.own(site, vehicle.id, await whoBuys(shoppers, site, request));
  const { details } = row?.progress ?? {};
  if (!row || !details || openStep(answeredSteps(row.progress)) !== 'summary')
    throw new Refusal(404, worded('purchase.noSummary'));
  const deposit = await purchases.deposit(site, row);
  const reference = referenceOf(row.id, 'P');
  // paper tells nothing that the page keeps back
  const { name, legalName, email, phones } = sectionOf({ config: publicConfig(site) }, siteSection);
  const zone = placeZone(site.site, vehicle.location?.slug);
  const momentText = (moment: number) => momentWords(moment, zone, wordsOf(site, checkoutDomainWords));
  const say = wordsOf(site, checkoutServerWords);
  const { note = wordsOf(site, checkoutDomainWords)('purchase.note') } = sectionOf(site, purchaseSection);
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
