import { describe, expect, it } from 'vitest';
import type { Vehicle } from '@forecourt/vehicle';
import { foldCategory } from './categories.js';
import { enquiryEvent } from './conversionEvents.js';

const kia = (car_type: Vehicle['car_type'], tag?: string) => ({ car_type, status: 'in_stock' as const, tag });

describe('events and categories', () => {
  it.each([
    ['General Enquiry', undefined, 14],
    ['Vehicle Enquiry', kia('new'), 14],
    ['Vehicle Enquiry', kia('used'), 15],
    ['Test Drive', kia('new'), 17],
    ['Test Drive', kia('used'), 48],
    ['Test drive at home', kia('used'), 48],
    ['Test Drive', kia('used', 'Test Drive Only'), 17],
    ['Test Drive', kia('used', 'test drive only'), 17],
  ])('FORM-09 %s about %j is event %i', (category, vehicle, event) => {
    expect(enquiryEvent({ category }, vehicle, ['Test Drive Only'])).toBe(event);
  });
  it('FORM-09 which vehicles may be driven only is the site’s to say', () => {
    const event = (tags: string[]) => enquiryEvent({ category: 'Test Drive' }, kia('used', 'Drive me'), tags);
    expect([event(['Drive me']), event([])]).toEqual([17, 48]);
  });
  it('FORM-09 a finance enquiry of the vehicle page’s window has an event of its own', () => {
    const window = { category: 'Finance Enquiry', subcategory: 'Get Finance Now' };
    expect(enquiryEvent(window, kia('used'), [])).toBe(9);
  });
  it('FORM-05 turns a Careers Enquiry into a general one', () => {
    expect(foldCategory({ category: 'Careers Enquiry' })).toEqual({
      category: 'General Enquiry',
      subcategory: 'Career Enquiry',
    });
  });
});
