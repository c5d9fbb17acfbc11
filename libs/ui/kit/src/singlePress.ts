import type { MouseEvent } from 'react';

/** A double click is one press of a button that turns something on and off: the second would take it back. */
export const singlePress =
  (press: () => void) =>
  ({ detail: clicks }: MouseEvent): void => {
    if (clicks <= 1) press();
  };
