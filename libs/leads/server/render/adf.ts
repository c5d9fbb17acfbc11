import { isTestDrive, oneLine, type StoredTradeIn, type WorkedOutLoan } from '@forecourt/enquiry';
import { sitePhone } from '@forecourt/site-config';
import { placeOfLead } from '../placeOfLead.js';
import { zonedIso } from '../zonedIso.js';
import type { LeadLineId } from '../words/say.js';
import { leadLines, linesOf, type LeadView } from './leadView.js';

/**
 * Characters that XML 1.0 has no place for are gone before (`oneLine`, `linesOf`); a line break travels as a reference.
 */
const escape = (text: string): string => text.replace(/[&<>"'\n]/g, (char) => `&#${char.charCodeAt(0)};`);

const element = (name: string, text: string | number | undefined, attributes = ''): string => {
  const value = oneLine(String(text ?? ''));
  return value === '' ? '' : `<${name}${attributes}>${escape(value)}</${name}>`;
};

/** When the shopper would like to come; ADF has an element for it. */
const timeframe = (at: string | undefined): string =>
  at ? `<timeframe><description>Test drive</description>${element('earliestdate', at)}</timeframe>` : '';

/** What the shopper worked out, as ADF knows it; all of it is among the comments. */
const financeOf = (loan: WorkedOutLoan | undefined): string => {
  if (!loan) return '';
  const currency = ' limit="exact" currency="AUD"';
  const monthly = loan.frequency === 'monthly' ? loan.repayment : undefined;
  return (
    `<finance><method>finance</method>${element('amount', loan.deposit, ` type="downpayment"${currency}`)}` +
    `${element('amount', monthly, ` type="monthly"${currency}`)}` +
    `${element('balance', loan.residual > 0 ? loan.residual : undefined, ' type="residual" currency="AUD"')}</finance>`
  );
};

/**
 * The shopper's own car: ADF knows it as a vehicle whose interest is trade-in. ADF has no place for a plate but a
 * comment.
 */
const tradedVehicle = (car: StoredTradeIn | undefined, [photo]: readonly string[]): string => {
  if (!car) return '';
  const plate = car.rego ? `Rego ${[car.rego, car.regoState].filter(Boolean).join(' ')}` : undefined;
  const value = car.estimate.state === 'estimate' ? car.estimate.middle : undefined;
  return (
    `<vehicle interest="trade-in" status="used">${element('year', car.year)}${element('make', car.make)}` +
    `${element('model', car.model)}<odometer units="km">${car.kms}` +
    `</odometer>${element('imagetag', photo)}` +
    `${element('price', value, ' type="appraisal" currency="AUD"')}${element('comments', plate)}</vehicle>`
  );
};

/** Lines of a lead's mail for which ADF has elements, and the two that begin the comments. */
const ELSEWHERE: ReadonlySet<LeadLineId> = new Set([
  'line.name',
  'line.email',
  'line.phone',
  'line.postcode',
  'line.vehicle',
  'line.price',
  'line.subject',
  'line.comments',
]);

/**
 * All that a lead's mail says and ADF has no element for, in the mail's own words: neither can lose what the other has.
 */
function commentsOf(view: LeadView): string {
  const { category, subcategory, message } = view.enquiry;
  return [
    oneLine(`${category}${subcategory ? `: ${subcategory}` : ''}`),
    message,
    ...leadLines(view)
      .filter(({ id }) => id === undefined || !ELSEWHERE.has(id))
      .map(({ label, text }) => `${label}: ${text}`),
  ]
    .filter(Boolean)
    .join('\n');
}

/**
 * Ids of a document. A later step of a lead is a document of its own, with an id of its own before the lead's: systems
 * take two documents under one id for one prospect that came twice.
 */
const idsOf = ({ leadId, stage }: LeadView): string =>
  [...(stage === undefined ? [] : [`${leadId}.${stage}`]), leadId]
    .map((id, index) => `<id sequence="${index + 1}" source="Forecourt">${escape(id)}</id>`)
    .join('');

/** The place that answers, with its own phone and address; the dealer where a lead belongs to no place. */
function vendorOf({ site, enquiry, vehicle }: LeadView): string {
  const place = placeOfLead(site, enquiry, vehicle);
  const { street, city, state, postcode } = place?.address ?? {};
  const address = [
    element('street', street, ' line="1"'),
    element('city', city),
    element('regioncode', state?.toUpperCase()),
    element('postalcode', postcode),
  ].join('');
  return (
    `<vendor>${element('id', place?.slug, ' sequence="1" source="Forecourt"')}` +
    `${element('vendorname', place?.name ?? site.legalName)}` +
    `<contact>${element('name', site.legalName, ' part="full"')}${element('email', place?.email ?? site.email)}` +
    `${element('phone', place?.phone ?? sitePhone(site))}` +
    `${address === '' ? '' : `<address>${address}<country>AU</country></address>`}</contact></vendor>`
  );
}

/**
 * A lead as ADF/XML 1.0, the form that dealer systems read. Demo vehicles travel as used ones, as ADF knows no third.
 * No text of the shopper's can start a new line.
 */
export function leadAdf(view: LeadView): string {
  const { enquiry, vehicle, site, stage, isResent = false, photos = [] } = view;
  const interest = isTestDrive(enquiry.category) ? 'test-drive' : 'buy';
  const status = vehicle?.car_type === 'new' ? 'new' : 'used';
  const sent = stage === undefined && !isResent ? 'new' : 'resend';
  return [
    `<?xml version="1.0" encoding="UTF-8"?><?adf version="1.0"?><adf><prospect status="${sent}">`,
    idsOf(view),
    element('requestdate', zonedIso(Date.parse(enquiry.received_at), site.timeZone)),
    vehicle
      ? `<vehicle interest="${interest}" status="${status}">${element('year', vehicle.year)}` +
        `${element('make', vehicle.make)}${element('model', vehicle.model)}${element('vin', vehicle.vin)}` +
        `${element('stock', vehicle.stocknum)}${element('trim', vehicle.badge)}` +
        `${vehicle.km === undefined ? '' : `<odometer units="km">${vehicle.km}</odometer>`}` +
        `${element('price', vehicle.price, ' type="asking" currency="AUD"')}${financeOf(enquiry.finance)}</vehicle>`
      : '',
    tradedVehicle(enquiry.trade_in, photos),
    '<customer><contact>',
    element('name', enquiry.name, ' part="first"'),
    element('name', enquiry.last_name, ' part="last"'),
    element('email', enquiry.email),
    element('phone', enquiry.phone),
    enquiry.postcode ? `<address>${element('postalcode', enquiry.postcode)}<country>AU</country></address>` : '',
    `</contact>${timeframe(enquiry.date_time)}<comments>${escape(linesOf(commentsOf(view)))}</comments></customer>`,
    vendorOf(view),
    '</prospect></adf>',
  ].join('');
}
