import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ApiError } from '@forecourt/runtime';
import { failureOf } from './failureOf.js';

const later = 'This cannot be shown just now. Please try again in a minute, or call us on 07 5555 0100.';

it.each([
  ['an unknown page', new ErrorResponse(404, '', null), { status: 404 }],
  ['an answer with words', new ErrorResponse(410, '', 'It was sold.'), { status: 410, message: 'It was sold.' }],
  [
    'a service without its database',
    new ApiError(503, { error: { code: 'unavailable', message: later } }),
    { status: 503, message: later },
  ],
  ['a service that says nothing', new ApiError(503, undefined), { status: 503 }],
  ['a fault of the service', new ApiError(500, { error: { message: 'select * from' } }), { status: 500 }],
  ['a fault of ours', new TypeError('x is undefined'), { status: 500 }],
  ['anything else', null, { status: 500 }],
])('of %s a visitor learns status and words, and nothing of faults', (_case, error, known) => {
  expect(failureOf(error)).toEqual(known);
});
