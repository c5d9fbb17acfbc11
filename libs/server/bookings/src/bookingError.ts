/** Why a time cannot be booked, with the field that it concerns. */
export class BookingError extends Error {
  override readonly name = 'BookingError';
  readonly status: 404 | 409 | 422;
  readonly fields: readonly { field: string; message: string }[];
  constructor(status: 404 | 409 | 422, message: string, field?: string) {
    super(message);
    this.status = status;
    this.fields = field === undefined ? [] : [{ field, message }];
  }
}
