import type { RefObject } from 'react';
import type { EnquiryValues } from '../../domain/enquiryValues.js';
import type { Attempt } from '../useSender.js';

/** What outlives a form that is closed and opened again: what was typed, and under which key it was tried (FORM-13). */
export interface Draft {
  read(): EnquiryValues | undefined;
  keep(values: EnquiryValues): void;
  clear(): void;
  readonly attempt: RefObject<Attempt | undefined>;
}

export function createDraft(): Draft {
  let kept: EnquiryValues | undefined;
  const attempt: Draft['attempt'] = { current: undefined };
  return {
    attempt,
    read: () => kept,
    keep: (values) => {
      kept = values;
    },
    clear: () => {
      kept = attempt.current = undefined;
    },
  };
}
