import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toOrdinals } from '../columns/bitset.js';
import type { Doc } from '../documentRules.js';
import { DocumentStore } from './documentStore.js';

const id = fc.integer({ min: 0, max: 9 }).map(String);
const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constant('é\n“'.repeat(2000)));
const document = fc.record({ id, text });
type Step = { put: Doc } | { remove: string } | { adopt: readonly Doc[] };
const step: fc.Arbitrary<Step> = fc.oneof(
  document.map((put) => ({ put })),
  id.map((remove) => ({ remove })),
  fc.array(document, { maxLength: 4 }).map((adopt) => ({ adopt })),
);

function doStep(store: DocumentStore, model: Map<string, Doc>, step: Step): void {
  if ('put' in step) {
    store.put(step.put.id, JSON.stringify(step.put));
    model.set(step.put.id, step.put);
  } else if ('remove' in step) {
    expect(store.remove(step.remove) !== undefined).toBe(model.delete(step.remove));
  } else {
    const lines = ['before', ...step.adopt.map((doc) => JSON.stringify(doc))].join('\n');
    const ids = step.adopt.map((doc) => doc.id);
    store.adopt(ids, Buffer.from(lines), 'before\n'.length);
    for (const doc of step.adopt) model.set(doc.id, doc);
  }
}

describe('documents as bytes', () => {
  it('are read as they were put last, whatever came, went and was packed in between', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
        const store = new DocumentStore();
        const model = new Map<string, Doc>();
        for (const next of steps) doStep(store, model, next);
        expect(store.count).toBe(model.size);
        const present = [...store.present()];
        expect(present).toEqual([...toOrdinals(store.live())]);
        expect(new Map(present.map((ordinal) => [store.idOf(ordinal), store.read(ordinal)]))).toEqual(model);
        for (const ordinal of present) expect(store.ordinalOf(store.idOf(ordinal))).toBe(ordinal);
        expect(store.bytes).toBe(
          [...model.values()].reduce((sum, doc) => sum + Buffer.byteLength(JSON.stringify(doc)), 0),
        );
      }),
      { numRuns: 200 },
    );
  });

  it('hold no more than twice what is there, though each is written a hundred times', () => {
    const store = new DocumentStore();
    const json = (round: number) => JSON.stringify({ id: 'a', text: 'x'.repeat(10_000), round });
    const first = store.json(store.put('a', json(-1)));
    for (let round = 0; round < 100; round++) store.put('a', json(round));
    expect(store.read(0)['round']).toBe(99);
    expect(store.held).toBeLessThan(200_000);
    expect((JSON.parse(first.toString()) as Doc)['round'], 'what was read before stays').toBe(-1);
  });

  it('of which a line is missing are refused', () => {
    expect(() => new DocumentStore().adopt(['a', 'b'], Buffer.from('{"id":"a"}'), 0)).toThrow('fewer documents');
  });
});
