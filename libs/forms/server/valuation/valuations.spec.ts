import { describe, expect, it, vi } from 'vitest';
import type { Vehicle } from '@forecourt/vehicle';
import { Valuations } from './valuations.js';

const vehicle = (id: string, price = 20_000) => ({ id, price, km: 1, year: 2020 }) as Vehicle;

describe('Valuations', () => {
  it('VDP-08 asks once for a vehicle while its answer is fresh, and never to peek', async () => {
    let now = 0;
    const gauge = vi.fn(() => Promise.resolve({ fill: 0.5 }));
    const valuations = new Valuations({ port: { gauge }, now: () => now, keepMs: 1000 });
    expect(valuations.peek(vehicle('1'), 'a')).toBeUndefined();
    await Promise.all([valuations.get(vehicle('1'), 'a'), valuations.get(vehicle('1'), 'a')]);
    expect(gauge).toHaveBeenCalledTimes(1);
    expect(valuations.peek(vehicle('1'), 'a')).toMatchObject({ fill: 0.5 });
    expect(valuations.peek(vehicle('1', 19_000), 'a'), 'another price').toBeUndefined();
    expect(valuations.peek(vehicle('1'), 'b'), 'another site').toBeUndefined();
    now = 1001;
    expect(valuations.peek(vehicle('1'), 'a')).toBeUndefined();
    await valuations.get(vehicle('1'), 'a');
    expect(gauge).toHaveBeenCalledTimes(2);
  });
  it('VDP-08 a page begins with what is known, and waits for a near port alone', async () => {
    const gauge = vi.fn((asked: Vehicle) => Promise.resolve(asked.id === 'none' ? undefined : { fill: 0.5 }));
    const far = new Valuations({ port: { gauge } });
    expect(await far.forPage(vehicle('1'), 'a')).toBeUndefined();
    expect(gauge).not.toHaveBeenCalled();
    await Promise.all([far.get(vehicle('1'), 'a'), far.get(vehicle('none'), 'a')]);
    expect(await far.forPage(vehicle('1'), 'a')).toMatchObject({ fill: 0.5 });
    expect(await far.forPage(vehicle('none'), 'a'), 'known to be nothing').toEqual({});
    const near = new Valuations({ port: { gauge, isNear: true } });
    expect(await near.forPage(vehicle('1'), 'a')).toMatchObject({ fill: 0.5 });
    const away = new Valuations({
      port: { gauge: () => Promise.reject(new Error('away')), isNear: true },
      onFailure: () => undefined,
    });
    expect(await away.forPage(vehicle('1'), 'a')).toBeUndefined();
  });
  it('VDP-08 an answer says when the vehicles were compared, as the partner has it or as it came', async () => {
    const gauge = (asked: Vehicle) => Promise.resolve({ fill: 0.5, ...(asked.id === '2' ? { compared_at: 7 } : {}) });
    const valuations = new Valuations({ port: { gauge }, now: () => 1_764_200_000_999 });
    expect(await valuations.get(vehicle('1'), 'a')).toEqual({ fill: 0.5, compared_at: 1_764_200_000 });
    expect(await valuations.get(vehicle('2'), 'a')).toEqual({ fill: 0.5, compared_at: 7 });
  });
  it('VDP-08 a failure is reported once and kept for a short while', async () => {
    let now = 0;
    const onFailure = vi.fn();
    const gauge = vi.fn(() => Promise.reject(new Error('away')));
    const valuations = new Valuations({ port: { gauge }, now: () => now, keepFailureMs: 100, onFailure });
    for (let i = 0; i < 3; i++) await expect(valuations.get(vehicle('1'), 'a')).rejects.toThrow('away');
    expect(gauge).toHaveBeenCalledTimes(1);
    expect(onFailure).toHaveBeenCalledTimes(1);
    now = 101;
    await expect(valuations.get(vehicle('1'), 'a')).rejects.toThrow('away');
    expect(gauge).toHaveBeenCalledTimes(2);
  });
  it('VDP-08 keeps so many answers and lets the oldest go', async () => {
    const valuations = new Valuations({ port: { gauge: () => Promise.resolve({ fill: 1 }) }, most: 2 });
    for (const id of ['1', '2', '3']) await valuations.get(vehicle(id), 'a');
    expect(['1', '2', '3'].map((id) => valuations.peek(vehicle(id), 'a') !== undefined)).toEqual([false, true, true]);
  });
});
