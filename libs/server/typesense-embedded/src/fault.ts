/** A refusal with Typesense's status code and message. */
export class Fault extends Error {
  override readonly name = 'Fault';
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
export const badRequest = (message: string): Fault => new Fault(400, message);
export const notFound = (message: string): Fault => new Fault(404, message);
