import { describe, expect, it } from 'vitest';
import { enquiryEvent, foldCategory } from './eventId.js';

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
