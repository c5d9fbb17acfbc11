import { checkWords, isTestDrive, oneLine, type StoredTradeIn } from '@forecourt/enquiry';
import { zonedIso } from '../zonedIso.js';
import { linesOf, type LeadView } from './leadView.js';
import { tradeInLines } from './tradeInLines.js';

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

/**
 * A lead as ADF/XML 1.0, the form that dealer systems read. Demo vehicles travel as used ones, as ADF knows no third.
 * No text of the shopper's can start a new line.
 */
export function leadAdf({ leadId, enquiry, vehicle, site, photos = [] }: LeadView): string {
  const interest = isTestDrive(enquiry.category) ? 'test-drive' : 'buy';
  const status = vehicle?.car_type === 'new' ? 'new' : 'used';
  const comments = [
    oneLine(`${enquiry.category}${enquiry.subcategory ? `: ${enquiry.subcategory}` : ''}`),
    enquiry.message,
    ...Object.entries(enquiry.answers ?? {}).map(([name, answer]) => `${oneLine(name)}: ${answer}`),
    ...tradeInLines(enquiry.trade_in)
      .filter(([, text]) => (text ?? '') !== '')
      .map(([label, text]) => `${oneLine(label)}: ${oneLine(text ?? '')}`),
    ...photos.map((photo, index) => `Photo ${index + 1} ${oneLine(photo)}`),
    enquiry.rego ? `Rego ${oneLine(enquiry.rego)}` : undefined,
    enquiry.checks ? `Check: ${checkWords(enquiry.checks)}` : undefined,
    enquiry.url ? `Page ${oneLine(enquiry.url)}` : undefined,
  ]
    .filter(Boolean)
    .join('\n');
  return [
    '<?xml version="1.0" encoding="UTF-8"?><?adf version="1.0"?><adf><prospect status="new">',
    `<id sequence="1" source="Forecourt">${escape(leadId)}</id>`,
    element('requestdate', zonedIso(Date.parse(enquiry.received_at), site.timeZone)),
    vehicle
      ? `<vehicle interest="${interest}" status="${status}">${element('year', vehicle.year)}` +
        `${element('make', vehicle.make)}${element('model', vehicle.model)}${element('vin', vehicle.vin)}` +
        `${element('stock', vehicle.stocknum)}${element('trim', vehicle.badge)}` +
        `${vehicle.km === undefined ? '' : `<odometer units="km">${vehicle.km}</odometer>`}` +
        `${element('price', vehicle.price, ' type="asking" currency="AUD"')}</vehicle>`
      : '',
    tradedVehicle(enquiry.trade_in, photos),
    '<customer><contact>',
    element('name', enquiry.name, ' part="first"'),
    element('name', enquiry.last_name, ' part="last"'),
    element('email', enquiry.email),
    element('phone', enquiry.phone),
    enquiry.postcode ? `<address>${element('postalcode', enquiry.postcode)}<country>AU</country></address>` : '',
    `</contact>${timeframe(enquiry.date_time)}<comments>${escape(linesOf(comments))}</comments></customer>`,
    `<vendor>${element('vendorname', site.legalName)}` +
      `<contact>${element('name', site.legalName, ' part="full"')}${element('email', site.email)}` +
      `${element('phone', site.phones.new ?? site.phones.used)}</contact></vendor>`,
    '</prospect></adf>',
  ].join('');
}
