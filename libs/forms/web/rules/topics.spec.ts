import { describe, expect, it } from 'vitest';
import { ENQUIRY_TOPICS } from '@forecourt/contracts';
import { enquiryCategories } from '@forecourt/enquiry';
import { wordsOf } from '@forecourt/words';
import { formsConfig } from '../config.js';
import { formsOf } from './formsOf.js';
import { enquiryPayload } from './enquiryPayload.js';
import { valuesFromForm } from './enquiryValues.js';
import { withExtra } from './extras.js';
import { topicErrors, topicKind, topicOf, topicOptions } from './topics.js';
import { validateEnquiry } from './validateEnquiry.js';
import { formsWords } from '../words/formsWords.js';

const say = wordsOf({ config: {} }, formsWords);
const forms = formsOf({ config: { forms: formsConfig.schema.parse(formsConfig.defaults) } });
const place = (slug: string, types: ('sales' | 'service' | 'parts')[]) => ({
  slug,
  name: slug,
  visible: true,
  types,
});
const site = {
  dealerships: [],
  locations: [place('showroom', ['sales']), place('workshop', ['service']), place('depot', ['service', 'parts'])],
} as unknown as Parameters<typeof topicOptions>[2];
const KIM = { name: 'Kim', email: 'kim@example.com' };

const TODAY = '2026-11-25';

describe('forms of topics', () => {
  it('FORM-11 each is stored under a category that every site takes', () => {
    for (const topic of ENQUIRY_TOPICS) expect(enquiryCategories([])).toContain(topicKind(topic).category);
    expect(topicKind('fleet').subcategory).toBe('Fleet Enquiry');
    // a form that asks what is wanted needs no comment, on every site
    const needsComment = ENQUIRY_TOPICS.filter((topic) => topicOptions(topic, forms, site).rules.messageRequired);
    expect(needsComment).toEqual(['careers']);
  });
  it('FORM-11 a posted topic is one that there is', () => {
    expect(topicOf('parts')).toBe('parts');
    for (const name of ['constructor', '__proto__', '', undefined]) expect(topicOf(name)).toBeUndefined();
  });
  it('FORM-11 LOC-06 only places that answer a topic can be chosen', () => {
    const offered = (topic: Parameters<typeof topicOptions>[0]) =>
      topicOptions(topic, forms, site).locations.map(({ value }) => value);
    expect(offered('service')).toEqual(['workshop', 'depot']);
    expect(offered('parts')).toEqual(['depot']);
    expect(offered('careers')).toEqual(['showroom', 'workshop', 'depot']);
    const two = {
      ...site,
      dealerships: [
        { id: '1', slug: 'north', name: 'North' },
        { id: '2', slug: 'south', name: 'South' },
      ],
    };
    const owned = { ...two, locations: two.locations.map((one) => ({ ...one, dealership_slug: 'south' })) };
    expect(topicOptions('parts', forms, owned)).toMatchObject({
      preset: { dealership_slug: 'south' },
      rules: { fields: expect.not.arrayContaining(['dealership_slug']) as unknown },
    });
    // a yard without a counter for parts still takes the question
    const yard = { ...site, locations: site.locations.filter(({ slug }) => slug === 'showroom') };
    expect(topicOptions('parts', forms, yard).preset).toMatchObject({ location: 'showroom' });
  });
  it('FORM-11 asks for what it needs, and for one of the list', () => {
    expect(topicErrors('service', KIM, forms, TODAY, say)).toEqual({
      own_vehicle: 'Your vehicle: make, model and year is needed.',
    });
    expect(topicErrors('service', { ...KIM, own_vehicle: 'Kia', service_wanted: 'A boat' }, forms, TODAY, say)).toEqual(
      {
        service_wanted: 'Please choose one of the list.',
      },
    );
    expect(topicErrors('careers', KIM, forms, TODAY, say)).toEqual({});
  });
  it.each([
    ['2020-01-01', false],
    ['2026-11-24', false],
    [TODAY, true],
    ['2026-12-24', true],
  ])('FORM-11 a service on %s can be wanted: %s', (service_date, isPossible) => {
    const errors = topicErrors('service', { ...KIM, own_vehicle: 'Kia', service_date }, forms, TODAY, say);
    const said = 'This day is over. Please choose today or a later day.';
    expect(errors).toEqual(isPossible ? {} : { service_date: said });
  });
  it.each([
    ['kms', 'a lot', 'Please enter kilometres in whole numbers, such as 85,000.'],
    ['service_date', '2026-13-40', 'Please enter a day.'],
  ] as const)('FORM-11 %s cannot be "%s"', (field, value, said) => {
    const { rules } = topicOptions('service', forms, site);
    const values = { ...KIM, location: 'depot', [field]: value };
    expect(validateEnquiry(values, rules, say)).toEqual({ [field]: said });
  });
  it('FORM-05 FORM-11 folds what is ticked into additional_services, and no helper field travels', () => {
    const form = new FormData();
    for (const [name, value] of [
      ['name', 'Kim'],
      ['email', 'k@example.com'],
      ['additional_services', 'A loan car'],
      ['additional_services', 'Wash and vacuum'],
      ['preferred_date', '2026-12-01'],
      ['preferred_time', '09:00'],
    ] as const)
      form.append(name, value);
    const values = valuesFromForm(form);
    const body = enquiryPayload(values, { url: '/service', ...topicKind('service') }, 'k', say);
    expect(body).toMatchObject({
      additional_services: ['A loan car', 'Wash and vacuum'],
      date_time: '2026-12-01T09:00',
    });
    for (const helper of ['preferred_date', 'preferred_time', 'homepage']) expect(body).not.toHaveProperty(helper);
    expect(body).not.toHaveProperty('answers');
    expect(topicErrors('service', { ...values, own_vehicle: 'Kia' }, forms, TODAY, say)).toEqual({});
    const foreign = {
      own_vehicle: 'Kia',
      additional_services: withExtra(values.additional_services, 'Gold plating', true),
    };
    expect(topicErrors('service', foreign, forms, TODAY, say)).toEqual({
      additional_services: 'Please choose out of the list.',
    });
    expect(withExtra('A\nB', 'A', false)).toBe('B');
  });
  it('FORM-05 FORM-11 travels with its own fields as answers, under the words of the form', () => {
    const values = {
      ...KIM,
      rego: 'ABC12D',
      own_vehicle: ' Kia  Rio 2021 ',
      service_date: '2026-12-01',
      kms: '85,000',
    };
    const body = enquiryPayload(values, { url: '/service', ...topicKind('service') }, 'k', say);
    expect(body).toMatchObject({
      category: 'Service Enquiry',
      rego: 'ABC12D',
      answers: {
        'Your vehicle: make, model and year': 'Kia Rio 2021',
        'Odometer (km)': '85,000',
        'Day that suits you': '2026-12-01',
      },
    });
    expect(body).not.toHaveProperty('date_time');
  });
});
