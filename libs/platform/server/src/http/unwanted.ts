/** The client has gone: the answer is dropped, and no fault is reported. Work that was dropped rejects with it. */
export class Unwanted extends Error {
  override readonly name = 'Unwanted';
}
