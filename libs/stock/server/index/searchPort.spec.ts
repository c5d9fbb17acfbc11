import { inspect } from 'node:util';
import { expect, it } from 'vitest';
import { faultOf } from '@forecourt/service/observing';
import { SearchPortError } from './searchPort.js';

it('an outage is logged with its words and status alone; a refusal with the place that was refused', () => {
  const outage = inspect(new SearchPortError(503, 'No node answers.'), { breakLength: Infinity });
  expect(outage.replace(/\s+/g, ' ')).toBe('[SearchPortError: No node answers.] { status: 503 }');
  expect(inspect(new SearchPortError(404, 'Not found'))).toContain('searchPort.spec.ts');
});

it('API-05 a fault of the index says in the log what happened, also where no place of the code is to blame', () => {
  expect(faultOf(new SearchPortError(503, 'No node of the search cluster answers.'))).toEqual({
    name: 'SearchPortError',
    code: '',
    words: 'No node of the search cluster answers. (503)',
    at: '',
  });
});
