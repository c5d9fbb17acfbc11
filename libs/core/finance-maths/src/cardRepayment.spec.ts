import { describe, expect, it } from 'vitest';
import { cardRepayment } from './cardRepayment.js';

const vehicle = { status: 'in_stock' as const, weekly_repayment: 152.2, annual_rate: 7.9, comparison_rate: 8.74 };

describe('repayment of a card', () => {
  it('CARD-07 shows the weekly teaser with both rates where the site shows it', () => {
    expect(cardRepayment(vehicle, true)).toEqual({
      teaser: 'Only $153/wk*',
      interest: '7.90% p.a.',
      comparison: 'Comparison rate 8.74% p.a.',
    });
    expect(cardRepayment(vehicle, false)).toBeUndefined();
  });
  it.each([{ weekly_repayment: undefined }, { annual_rate: undefined }, { comparison_rate: undefined }])(
    'CARD-07 never states a part of the figures: %j',
    (missing) => {
      expect(cardRepayment({ ...vehicle, ...missing }, true)).toBeUndefined();
    },
  );
  it('CARD-07 says that government charges come on top of a price without them', () => {
    const without = { ...vehicle, price_type: 'excluding_government_charges_price' as const };
    expect(cardRepayment(without, true)).toMatchObject({ charges: 'Plus govt. charges' });
    for (const price_type of ['drive_away_price', 'estimated_drive_away_price', undefined] as const)
      expect(cardRepayment({ ...vehicle, price_type }, true)).not.toHaveProperty('charges');
  });
  it('CARD-07 FIN-04 says nothing of 25 or less, nor of sold vehicles', () => {
    expect(cardRepayment({ ...vehicle, weekly_repayment: 25 }, true)).toBeUndefined();
    expect(cardRepayment({ ...vehicle, status: 'sold' }, true)).toBeUndefined();
  });
});
