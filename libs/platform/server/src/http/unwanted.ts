/** The caller has gone: nobody reads the answer, and no fault is reported. Work that was dropped rejects with it. */
export class Unwanted extends Error {
  override readonly name = 'Unwanted';
}
