import type { IncomingMessage } from 'node:http';

/** Whether a request brings a body. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  Number(headers['content-length'] ?? 0) > 0 || 'transfer-encoding' in headers;

/**
 * Reads a body ahead and puts it back: `onWhole` is called once all of it is here, or more than `most` bytes of it, and
 * the next reader of the request finds it unread.
 */
export function whenWhole(request: IncomingMessage, most: number, onWhole: () => void): void {
  // what is refused for its length is not waited for
  if (Number(request.headers['content-length'] ?? 0) > most) return onWhole();
  const pieces: Buffer[] = [];
  let length = 0;
  const read = (): void => {
    // a read of nothing would end the stream before its reader comes
    while (request.readableLength > 0) {
      const piece = request.read() as Buffer | null;
      if (piece === null) break;
      pieces.push(piece);
      length += piece.length;
    }
    if (!request.complete && length <= most) return;
    request.off('readable', read);
    if (length > 0) request.unshift(Buffer.concat(pieces));
    onWhole();
  };
  request.on('readable', read);
}
