import { describe, expect, it } from 'vitest';
import { CARD_FACT_NAMES, type MarketIndicator } from '@forecourt/vehicle';
import { wordsOf } from '@forecourt/words';
import { factWords, marketBasis, marketText } from './cardWords.js';
import { uiVehicleWords } from './words.js';
import { zhHans } from './words/zhHans.js';

const say = wordsOf({ config: {} }, uiVehicleWords);
const translation = {
  ...Object.fromEntries(Object.entries(zhHans).map(([key, message]) => [`ui-vehicle.${key}`, message])),
  'vehicle.value.automatic': ['自动挡'],
};
const chinese = wordsOf({ config: { site: { language: 'zh-Hans' }, translation } }, uiVehicleWords);

const market = (values: Partial<MarketIndicator>): MarketIndicator => ({
  saving: 1000,
  average: 31_000,
  compared: 0,
  state: 'NSW',
  ...values,
});

describe('words of a card', () => {
  it('VDP-09 says how far below which average a price is, of how many vehicles and when, where the feed knows it', () => {
    expect(marketText(market({}), say)).toBe('$1,000 below market');
    expect(marketBasis(market({ compared: 1234, day: '2026-11-12' }), say)).toBe(
      'NSW average of 1,234 comparable vehicles, 12 Nov 2026: $31,000',
    );
    expect(marketBasis(market({ compared: 1 }), say)).toBe('NSW average of 1 comparable vehicle: $31,000');
    expect(marketBasis(market({}), say)).toBe('NSW average of comparable vehicles: $31,000');
    expect(marketBasis(market({ state: '' }), say)).toMatch(/^State average/);
    const { state: _, ...national } = market({});
    expect(marketBasis(national, say)).toMatch(/^National average/);
  });

  it('CARD-03 a cut price says when', () => {
    expect([0, 1, 3].map((days) => say('drop', { days }))).toEqual([
      'Price dropped today',
      'Price dropped yesterday',
      'Price dropped 3 days ago',
    ]);
  });

  it('CARD-02 each fact has a name for those who do not see its icon', () => {
    for (const name of CARD_FACT_NAMES) expect(factWords({ name, value: '1' }, say).label).toMatch(/^[A-Z]/);
    expect(factWords({ name: 'seats', value: '5' }, say).value).toBe('5 seats');
    expect(factWords({ name: 'atm', value: '2000' }, say).value).toBe('ATM 2,000 kg');
  });

  it('TEN-03 in another language values of the stock are translated where its words have them', () => {
    expect(factWords({ name: 'transmission', value: 'Automatic' }, chinese)).toEqual({
      label: '变速箱',
      value: '自动挡',
    });
    expect(factWords({ name: 'transmission', value: 'Constantly variable' }, chinese).value).toBe(
      'Constantly variable',
    );
    expect(factWords({ name: 'transmission', value: 'Automatic' }, say).value).toBe('Automatic');
    expect(marketBasis(market({ compared: 34, day: '2026-11-12' }), chinese)).toBe(
      '34辆可比车辆的NSW均价（2026年11月12日）：$31,000',
    );
  });
});
