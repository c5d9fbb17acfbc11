import { lackedField, lacksCollection } from '@forecourt/contracts';
import type { SearchAnswer } from './searchGateway.js';

/** A search that the search server does not carry out. */
export class RefusedSearch extends Error {
  /** Whether the search asks for more than anybody may have: every server would refuse it. */
  readonly asksTooMuch: boolean;
  constructor(answer: Pick<SearchAnswer, 'error' | 'code'>) {
    super(`${answer.code ?? ''} ${answer.error}`.trim());
    const { code = 500 } = answer;
    this.asksTooMuch = code >= 400 && code < 500 && !lacksCollection([answer]) && lackedField([answer]) === undefined;
  }
}
