import { describe, expect, it } from 'vitest';
import { toAdf } from './adf.js';
import { enquiryEvent, foldCategory } from './eventId.js';

const enquiry = {
  idempotency_key: '',
  category: 'General Enquiry',
  name: 'Kim',
  email: 'k@example.com',
  opt_in: false,
  url: '/',
  source: 'Website',
  lead_attributes: { visited_pages: [], linked_query_params: {} },
};
const dealer = { name: 'Harbour & Sons', email: 'a@b.example' };

describe('toAdf', () => {
  it('writes the smallest document that dealer systems accept', () => {
    const adf = toAdf({ leadId: '7', enquiry, dealer, requestDate: '2026-11-20T10:00:00+11:00' });
    expect(adf).toContain('<?adf version="1.0"?><adf><prospect status="new">');
    expect(adf).toContain('<requestdate>2026-11-20T10:00:00+11:00</requestdate>');
    expect(adf).toContain('<name part="full">Harbour &#38; Sons</name>');
    expect(adf).not.toContain('<vehicle');
  });
  it('keeps hostile text as text', () => {
    const adf = toAdf({ leadId: '7', enquiry: { ...enquiry, message: ']]><script>\u0000&' }, dealer, requestDate: '' });
    expect(adf).toContain(']]&#62;&#60;script&#62;&#38;');
    expect(adf).not.toContain('\u0000');
  });
});

describe('events and categories', () => {
  it.each([
    ['General Enquiry', undefined, 14],
    ['Vehicle Enquiry', { car_type: 'new' }, 14],
    ['Vehicle Enquiry', { car_type: 'used' }, 15],
    ['Test Drive', { car_type: 'new' }, 17],
    ['Test Drive', { car_type: 'used' }, 48],
    ['Test Drive', { car_type: 'used', tag: 'Test Drive Only' }, 17],
  ])('FORM-09 %s about %j is event %i', (category, vehicle, event) => {
    expect(enquiryEvent(category, vehicle)).toBe(event);
  });
  it('FORM-05 turns a Careers Enquiry into a general one', () => {
    expect(foldCategory('Careers Enquiry', undefined)).toEqual({
      category: 'General Enquiry',
      subcategory: 'Career Enquiry',
    });
  });
});
