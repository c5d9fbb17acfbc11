import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { AnswerError, callAnswer, callRequest } from './callRequest.js';
import { defineCall } from './defineCall.js';

const readPart = defineCall({
  method: 'GET',
  path: '/api/parts/:id',
  summary: 'One part',
  tags: ['parts'],
  params: z.object({ id: z.string() }),
  query: z.object({ make: z.optional(z.string()), years: z.optional(z.array(z.int())) }),
  answer: z.object({ name: z.string(), cents: z.int() }),
  refusals: [404],
});
const orderPart = defineCall({
  method: 'POST',
  path: '/api/parts',
  summary: 'Orders a part',
  tags: ['parts'],
  body: z.object({ id: z.string() }),
  answer: z.object({}),
  refusals: [422],
});

describe('a call', () => {
  it('API-01 becomes an address and a body', () => {
    expect(callRequest(readPart, { params: { id: 'a/b c' } })).toEqual({ method: 'GET', path: '/api/parts/a%2Fb%20c' });
    expect(
      callRequest(readPart, { params: { id: '1' }, query: { make: 'Škoda & co', years: [2024, 2025] } }).path,
    ).toBe('/api/parts/1?make=%C5%A0koda+%26+co&years=2024&years=2025');
    expect(callRequest(readPart, { params: { id: '1' }, query: { make: undefined } }).path).toBe('/api/parts/1');
    expect(callRequest(orderPart, { body: { id: '7' } })).toEqual({
      method: 'POST',
      path: '/api/parts',
      body: { id: '7' },
    });
  });

  it('API-01 stays one segment of the path and one query, whatever a value holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.string({ unit: 'grapheme' }), (id, make) => {
        const { path } = callRequest(readPart, {
          params: { id: id },
          query: { make: make },
        });
        const url = new URL(path, 'http://dealer.example');
        // a browser resolves dots of its own before the service sees them
        if (!/^\.{1,2}$/.test(id)) expect(url.pathname.split('/')).toHaveLength(4);
        expect(url.searchParams.get('make')).toBe(make);
      }),
    );
  });

  it('API-01 its answer is parsed; what it should not hold is named', () => {
    expect(callAnswer(readPart, { name: 'Wiper', cents: 1250, secret: 1 })).toEqual({ name: 'Wiper', cents: 1250 });
    expect(() => callAnswer(readPart, { name: 'Wiper', cents: 'a lot' })).toThrow(AnswerError);
    expect(() => callAnswer(readPart, undefined)).toThrow('GET /api/parts/:id answered what it should not: answer: ');
    expect(() => callAnswer(readPart, { cents: 'a lot' })).toThrow(/name: .*; cents: /);
  });

  it('API-01 has the parameters of its path, no more and no fewer', () => {
    const call = { method: 'GET', summary: '', tags: [], answer: z.object({}), refusals: [] } as const;
    expect(() => defineCall({ ...call, path: '/api/parts/:id' })).toThrow('"params" must have id, not nothing');
    expect(() => defineCall({ ...call, path: '/api/parts', params: z.object({ id: z.string() }) })).toThrow(
      '"params" must have nothing, not id',
    );
  });
});
