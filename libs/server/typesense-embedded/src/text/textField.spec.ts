import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toOrdinals, emptyBitset } from '../columns/bitset.js';
import { TextField } from './textField.js';

const options = { tokenSeparators: [], symbolsToIndex: [] };

function docsOf(field: TextField, word: string, isPrefix = false): number[] {
  const docs = emptyBitset(64);
  field.mark(word, isPrefix, docs);
  return [...toOrdinals(docs)];
}

describe('TextField', () => {
  it('knows which documents have a word or one that begins so', () => {
    const field = new TextField(options);
    field.set(0, 'Mazda CX-5');
    field.set(2, 'Mazda CX-9');
    expect(docsOf(field, 'mazda')).toEqual([0, 2]);
    expect(docsOf(field, 'cx', true)).toEqual([0, 2]);
    expect(docsOf(field, 'cx')).toEqual([]);
  });

  it('takes out what a document no longer says', () => {
    const field = new TextField(options);
    field.set(0, 'red ute');
    field.set(0, 'blue ute');
    expect(docsOf(field, 'red')).toEqual([]);
    field.set(0, undefined);
    expect(docsOf(field, 'ute')).toEqual([]);
    expect(field.liveId('ute')).toBe(-1);
    expect(field.wordsOf(0)).toHaveLength(0);
  });

  it('tells a value that is one word, in arrays for each value', () => {
    const field = new TextField(options);
    field.set(0, ['tow bar', 'sunroof']);
    field.set(1, ['sunroof blind']);
    const id = field.liveId('sunroof');
    expect([field.isWholeValue(0, id), field.isWholeValue(1, id)]).toEqual([true, false]);
    expect(field.isWholeValue(0, field.liveId('tow'))).toBe(false);
  });

  it('after any writes holds what a new one would', () => {
    const text = fc.option(fc.array(fc.constantFrom('a', 'b', 'c', 'dd'), { maxLength: 4 }), { nil: undefined });
    const writes = fc.array(fc.record({ doc: fc.nat(12), text }), { maxLength: 60 });
    fc.assert(
      fc.property(writes, (list) => {
        const field = new TextField(options);
        const last = new Map<number, string | undefined>();
        for (const write of list) {
          const value = write.text?.join(' ');
          field.set(write.doc, value);
          last.set(write.doc, value);
        }
        for (const word of ['a', 'b', 'c', 'dd']) {
          const expected = [...last].filter(([, value]) => value?.split(' ').includes(word)).map(([doc]) => doc);
          expect(docsOf(field, word)).toEqual(expected.sort((a, b) => a - b));
          expect(field.dictionary.frequency(field.dictionary.idOf(word) ?? -1)).toBe(expected.length);
        }
      }),
    );
  });

  it('packs what updates left behind without losing a word', () => {
    const field = new TextField(options);
    field.set(1, 'kept as it was');
    for (let i = 0; i < 30_000; i++) field.set(0, `changed ${i % 3} times`);
    expect(field.words.length).toBeLessThan(200_000);
    expect([...field.wordsOf(1)].map((id) => field.dictionary.words[id])).toEqual(['kept', 'as', 'it', 'was']);
    expect(docsOf(field, 'times')).toEqual([0]);
  });
});
