/** Why a reservation cannot be made, changed or paid: with the status that says so, and words for the shopper. */
export class ReservationError extends Error {
  override readonly name = 'ReservationError';
  readonly status: number;
  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}
