import { describe, expect, it } from 'vitest';
import { buildVehicle } from '@forecourt/testing';
import { wordsOf } from '@forecourt/words';
import { burnsFuel, formatFuelCost, fuelDefaults, fuelFromQuery, typedFigure, weeklyFuelCost } from './fuel.js';
import { fuelTexts, fuelTyped } from './fuelForm.js';
import { vehicleDetailWords } from '../words/vehicleDetailWords.js';

const defaults = { price: 1.7, distance: 250, consumption: 10 };

describe('fuel calculator', () => {
  it('VDP-11 the specification’s figures cost $42.50 a week', () => {
    expect(formatFuelCost(weeklyFuelCost(defaults))).toBe('$42.50');
  });
  it.each([
    [{ price: 1.7, distance: 250, consumption: 7.3 }, '$31.03'],
    [{ price: 1.999, distance: 333, consumption: 8.05 }, '$53.59'],
    [{ price: 1.005, distance: 100, consumption: 1 }, '$1.01'],
    [{ price: 2, distance: 100_000, consumption: 12 }, '$24,000.00'],
    [{ price: 0, distance: 250, consumption: 10 }, '$0.00'],
  ])('VDP-11 %j costs %s, to 2 decimals', (use, cost) => {
    expect(formatFuelCost(weeklyFuelCost(use))).toBe(cost);
  });
  it.each([
    ['$1.70', 1.7],
    ['1.70 per litre', 1.7],
    ['250 km', 250],
    ['1,250 kms', 1250],
    ['10 L/100km', 10],
    ['7.3L/100 km', 7.3],
    ['.9', 0.9],
    ['', 0],
    ['abc', 0],
    ['9'.repeat(400), 1_000_000],
  ])('VDP-11 "%s" is read as %d', (text, value) => {
    expect(typedFigure(text)).toBe(value);
  });
  it('VDP-11 starts with the variant’s consumption where that is known', () => {
    expect(fuelDefaults(buildVehicle({ variant: { fuelconsumptioncombined: 6.1 } }), defaults).consumption).toBe(6.1);
    expect(fuelDefaults(buildVehicle(), defaults)).toEqual(defaults);
  });
  it.each([
    ['Diesel', 'car', true],
    ['Electric', 'car', false],
    ['electric', 'motorcycle', false],
    ['Plug-in hybrid', 'car', true],
    [undefined, 'car', true],
    [undefined, 'caravan', false],
  ] as const)('VDP-11 for %s of kind %s it shows: %s', (fuel, item_type, shows) => {
    expect(burnsFuel({ item_type, ...(fuel ? { simple_fuel: fuel } : {}) })).toBe(shows);
  });
  it('VDP-11 opens with units, which it reads back', () => {
    const say = wordsOf({ config: {} }, vehicleDetailWords);
    expect(fuelTexts({ price: 1.7, distance: 1250, consumption: 7.3 }, say)).toEqual({
      fuel_price: '$1.70',
      fuel_distance: '1250 km',
      fuel_consumption: '7.3 L/100km',
    });
    expect(fuelTyped(fuelTexts({ price: 1.7, distance: 1250, consumption: 7.3 }, say))).toEqual({
      price: 1.7,
      distance: 1250,
      consumption: 7.3,
    });
    expect(fuelTyped({})).toEqual({ price: 0, distance: 0, consumption: 0 });
  });
  it('VDP-11 without script the form’s own words are answered', () => {
    expect(fuelFromQuery('?fuel_price=%242.10&fuel_distance=1%2C000+km', defaults)).toEqual({
      price: 2.1,
      distance: 1000,
      consumption: 10,
    });
  });
});
