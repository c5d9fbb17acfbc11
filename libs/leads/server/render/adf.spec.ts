import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import type { StoredTradeIn, WorkedOutLoan } from '@forecourt/enquiry';
import type { SiteLocation } from '@forecourt/site-config';
import { buildView, HOSTILE, KIA } from '../testing/samples.js';
import { adfFaults, adfTree } from './adfModel.js';
import { leadAdf } from './adf.js';
import { leadLines } from './leadView.js';

/** Texts by element path; throws when the document is not well-formed. */
function read(xml: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const path: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => void path.push(name));
  parser.on('closetag', () => void path.pop());
  parser.on('text', (text) => {
    const key = path.slice(2).join('/');
    found.set(key, [...(found.get(key) ?? []), text]);
  });
  parser.write(xml).close();
  return found;
}

const CAR: StoredTradeIn = {
  make: 'Mazda',
  model: 'CX-5',
  year: 2019,
  kms: 82_000,
  rego: 'ABC12D',
  regoState: 'NSW',
  answers: {},
  said: [{ question: 'What condition is it in?', answer: 'Good' }],
  estimate: { state: 'estimate', low: 19_000, middle: 21_000, high: 23_000, comparables: 7, confidence: 0.7 },
};

const LOAN: WorkedOutLoan = {
  amount: 18_990,
  deposit: 2000,
  residual: 3000,
  years: 5,
  interest: 8.99,
  frequency: 'monthly',
  repayment: 345,
};
const SITE = buildView().site;
/** A place that is not the head office, with a number of its own. */
const PLACE = SITE.locations.find(({ primary }) => !primary) as SiteLocation;
const commentsOf = (adf: string): string[] => (read(adf).get('customer/comments')?.join('') ?? '').split('\n');

describe('leadAdf', () => {
  it('FORM-13 holds what ADF 1.0 has, in its order, whichever fields an enquiry has', () => {
    const some = <Value>(value: Value) => fc.option(fc.constant(value), { nil: undefined });
    const enquiry = fc.record({
      last_name: some('Lee'),
      phone: some('0491 570 006'),
      postcode: some('2000'),
      date_time: some('2026-11-24T10:30'),
      trade_in: some(CAR),
      message: some('Is it still there?'),
      additional_services: some(['Wheel alignment', 'Car wash']),
      finance: some(LOAN),
      location: some(PLACE.slug),
    });
    const vehicle = fc.record({
      car_type: fc.constantFrom('new', 'used', 'demo'),
      km: some(12),
      vin: some('KNADE123456789012'),
      badge: some('S'),
      price: some(18_990),
    });
    fc.assert(
      fc.property(
        enquiry,
        fc.option(vehicle),
        fc.constantFrom('General Enquiry', 'Test Drive'),
        (said, car, category) => {
          const one = { ...buildView(), enquiry: { ...buildView().enquiry, ...said, category } };
          expect(adfFaults(adfTree(leadAdf({ ...one, vehicle: car ? { ...KIA, ...car } : undefined })))).toEqual([]);
        },
      ),
    );
  });

  it('FORM-13 would be found out with an element out of its place', () => {
    const [vehicle = '', turned = ''] = ['<year>2021</year><make>Kia</make>', '<make>Kia</make><year>2021</year>'];
    const adf = leadAdf(buildView({}, KIA)).replace(vehicle, turned);
    expect(adfFaults(adfTree(adf))).toEqual([expect.stringContaining('<vehicle> holds make year model')]);
  });

  it('writes the smallest document that dealer systems accept', () => {
    const adf = leadAdf(buildView());
    expect(adf).toContain('<?adf version="1.0"?><adf><prospect status="new">');
    expect(adf).toContain('<requestdate>2026-11-20T11:00:00+11:00</requestdate>');
    expect(adf).not.toContain('<vehicle');
    const texts = read(adf);
    expect(texts.get('customer/contact/name')).toEqual(['Kim', 'Lee']);
    expect(texts.get('customer/contact/email')).toEqual(['kim@shopper.example']);
    expect(commentsOf(adf)).toEqual([
      'General Enquiry',
      'Is it still there?',
      'I can come on Friday.',
      'News and offers: no',
      'Page: /contact-us',
    ]);
    expect(texts.get('vendor/contact/name')?.join('')).toBe(buildView().site.legalName);
  });

  it('FORM-05 FORM-13 FIN-12 says all that the mail says: services, consent, figures, place', () => {
    const view = buildView(
      {
        category: 'Service Enquiry',
        additional_services: ['Wheel alignment', 'Car wash'],
        ...{ opt_in: true, opt_in_text: 'Send me news', opt_in_version: '3' },
        answers: { 'Odometer (km)': '85,000', Name: 'of the business' },
        location: PLACE.slug,
        finance: LOAN,
      },
      KIA,
    );
    const adf = leadAdf(view);
    expect(commentsOf(adf)).toEqual(
      expect.arrayContaining([
        'Services: Wheel alignment, Car wash',
        'News and offers: yes, to: "Send me news" (version 3)',
        `Location: ${PLACE.name}`,
        'Repayment: $345 a month',
        'Name: of the business',
      ]),
    );
    const said = [...read(adf).values()]
      .flat()
      .join('\n')
      .replaceAll(/[^\w ]/g, '');
    for (const { label, text } of leadLines(view))
      if (label !== 'Vehicle' && label !== 'Price')
        expect(said.replaceAll(' ', '')).toContain(text.replaceAll(/\W/g, ''));
    expect(adf).toContain('<amount type="downpayment" limit="exact" currency="AUD">2000</amount>');
  });

  it('LOC-02 the vendor is the place that the lead belongs to, with its own number', () => {
    const chosen = read(leadAdf(buildView({ location: PLACE.slug })));
    expect(chosen.get('vendor/vendorname')).toEqual([PLACE.name]);
    expect(chosen.get('vendor/contact/phone')).toEqual([PLACE.phone]);
    expect(chosen.get('vendor/contact/name')?.join('')).toBe(SITE.legalName);
    const yard = { ...KIA, location: { slug: PLACE.slug, name: PLACE.name } };
    expect(read(leadAdf(buildView({}, yard))).get('vendor/vendorname')).toEqual([PLACE.name]);
    const elsewhere = {
      ...KIA,
      location: { slug: 'yard-of-the-feed', name: 'Yard of the feed', phone: '03 5550 1234' },
    };
    expect(read(leadAdf(buildView({}, elsewhere))).get('vendor/contact/phone')).toEqual(['03 5550 1234']);
  });

  it('TRD-03 a later step of a lead is a document with an id of its own, and says that the lead was sent before', () => {
    const first = { ...buildView({ category: 'Trade-In' }), enquiry: { ...buildView().enquiry, trade_in: CAR } };
    const [started, accepted] = [leadAdf(first), leadAdf({ ...first, stage: 'accepted' })];
    const idOf = (adf: string) => /<id sequence="1" source="Forecourt">([^<]+)/.exec(adf)?.[1];
    expect(idOf(started)).toBe(first.leadId);
    expect(idOf(accepted)).toBe(`${first.leadId}.accepted`);
    expect(accepted).toContain(`<id sequence="2" source="Forecourt">${first.leadId}</id>`);
    expect(started).toContain('<prospect status="new">');
    expect(accepted).toContain('<prospect status="resend">');
    expect(leadAdf({ ...first, isResent: true })).toContain('<prospect status="resend">');
    expect(adfFaults(adfTree(accepted))).toEqual([]);
  });

  it('names the vehicle, what the shopper wants of it and when', () => {
    const adf = leadAdf(buildView({ category: 'Test Drive', date_time: '2026-11-24T10:30' }, KIA));
    expect(adf).toContain('<vehicle interest="test-drive" status="used"><year>2021</year><make>Kia</make>');
    expect(read(adf).get('customer/timeframe/earliestdate')).toEqual(['2026-11-24T10:30']);
  });

  it('is well-formed and one line, and gives every text back, whatever a shopper writes', () => {
    const text = fc
      .array(fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary', maxLength: 12 })), { maxLength: 8 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, text, text, text, (name, category, message, answer) => {
        const adf = leadAdf(
          buildView(
            { name, category, message, rego: name, url: category, answers: { [name]: answer } },
            { ...KIA, make: name },
          ),
        );
        // eslint-disable-next-line no-control-regex
        expect(adf).not.toMatch(/[\u0000-\u001f\u0085\u2028\u2029]/);
        const texts = read(adf);
        expect([...texts.keys()].every((key) => /^[a-z/]*$/.test(key))).toBe(true);
        expect(texts.get('customer/contact/email')).toEqual(['kim@shopper.example']);
      }),
    );
  });
});
