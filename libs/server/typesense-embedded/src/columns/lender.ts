/**
 * Lends an array with a number for each document to one borrower at a time. New memory is cleared first, which costs a
 * large collection more than a search does.
 */
export class Lender<Numbers extends Float64Array | Uint32Array> {
  private readonly make: (length: number) => Numbers;
  private spare: Numbers | undefined;

  constructor(make: (length: number) => Numbers) {
    this.make = make;
  }

  /** An array of at least that length. It holds zeros, or what the last borrower left. */
  take(length: number): Numbers {
    const { spare } = this;
    if (spare === undefined || spare.length < length) return this.make(length);
    this.spare = undefined;
    return spare;
  }

  /** A borrower that throws never calls this; the next `take` then allocates a new array. */
  giveBack(numbers: Numbers): void {
    if (numbers.length >= (this.spare?.length ?? 0)) this.spare = numbers;
  }
}
