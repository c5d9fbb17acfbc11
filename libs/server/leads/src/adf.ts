import type { EnquiryBody } from '@forecourt/contracts/api';
import type { Vehicle } from '@forecourt/vehicle';

export interface AdfInput {
  readonly leadId: string;
  readonly enquiry: EnquiryBody;
  readonly vehicle?: Vehicle | undefined;
  readonly dealer: { readonly name: string; readonly email: string; readonly phone?: string | undefined };
  /** ISO 8601 with offset. */
  readonly requestDate: string;
}

const escape = (text: string): string =>
  text
    // control characters have no place in XML 1.0
    // eslint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

const element = (name: string, text: string | number | undefined, attributes = ''): string =>
  text === undefined || text === '' ? '' : `<${name}${attributes}>${escape(String(text))}</${name}>`;

/** When the shopper would like to come; ADF has a place of its own for it. */
const timeframe = (at: string | undefined): string =>
  at ? `<timeframe><description>Test drive</description>${element('earliestdate', at)}</timeframe>` : '';

/** A lead as ADF/XML 1.0, the form that dealer systems read. Demo vehicles travel as used ones, as ADF knows no third. */
export function toAdf({ leadId, enquiry, vehicle, dealer, requestDate }: AdfInput): string {
  const interest = /^test drive/i.test(enquiry.category) ? 'test-drive' : 'buy';
  const status = vehicle?.car_type === 'new' ? 'new' : 'used';
  const comments = [
    `${enquiry.category}${enquiry.subcategory ? `: ${enquiry.subcategory}` : ''}`,
    enquiry.message,
    ...Object.entries(enquiry.answers ?? {}).map(([name, answer]) => `${name}: ${answer}`),
    enquiry.rego ? `Rego ${enquiry.rego}` : undefined,
    `Page ${enquiry.url}`,
  ]
    .filter(Boolean)
    .join('\n');
  return [
    '<?xml version="1.0" encoding="UTF-8"?><?adf version="1.0"?><adf><prospect status="new">',
    `<id sequence="1" source="Forecourt">${escape(leadId)}</id>`,
    element('requestdate', requestDate),
    vehicle
      ? `<vehicle interest="${interest}" status="${status}">${element('year', vehicle.year)}${element('make', vehicle.make)}${element('model', vehicle.model)}${element('vin', vehicle.vin)}${element('stock', vehicle.stocknum)}${element('trim', vehicle.badge)}${vehicle.km === undefined ? '' : `<odometer units="km">${vehicle.km}</odometer>`}${element('price', vehicle.price, ' type="asking" currency="AUD"')}</vehicle>`
      : '',
    '<customer><contact>',
    element('name', enquiry.name, ' part="first"'),
    element('name', enquiry.last_name, ' part="last"'),
    element('email', enquiry.email),
    element('phone', enquiry.phone),
    enquiry.postcode ? `<address>${element('postalcode', enquiry.postcode)}<country>AU</country></address>` : '',
    `</contact>${timeframe(enquiry.date_time)}${element('comments', comments)}</customer>`,
    `<vendor><contact>${element('name', dealer.name, ' part="full"')}${element('email', dealer.email)}${element('phone', dealer.phone)}</contact></vendor>`,
    '</prospect></adf>',
  ].join('');
}
