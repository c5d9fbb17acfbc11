import { describe, expect, it } from 'vitest';
import type { ConfiguredSite, Sites } from '../sites/index.js';
import { Retention } from './retention.js';

const sites = { all: ['harbour', 'wattle'].map((slug) => ({ slug }) as ConfiguredSite) } as unknown as Sites;

describe('retention', () => {
  it('FORM-08 goes on to other kinds and sites after a fault', async () => {
    const done: string[] = [];
    const faults: unknown[] = [];
    const retention = new Retention({
      sites,
      forgets: [
        ({ slug }) => (slug === 'harbour' ? Promise.reject(new Error('locked')) : Promise.resolve(done.push('a'))),
        ({ slug }, now) => Promise.resolve(done.push(`${slug} ${now}`)),
      ],
      now: () => 7,
      onFault: (error) => faults.push(error),
    });
    await retention.sweep();
    expect(done).toEqual(['harbour 7', 'a', 'wattle 7']);
    expect(faults).toEqual([new Error('locked')]);
  });
});
