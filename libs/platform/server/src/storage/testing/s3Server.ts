import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What the server does with requests instead of answering them. */
export type S3Mood =
  /** Answers. */
  | 'well'
  /** Ends connections. */
  | 'gone'
  /** Reads and never answers. */
  | 'silent'
  /** Answers 503 SlowDown. */
  | 'busy'
  /** Sends half of a body and ends. */
  | 'torn';

export interface S3ServerOptions {
  readonly bucket?: string;
  readonly region?: string;
  readonly key?: string;
  readonly secret?: string;
}

/** An object as it was put. */
export interface S3Object {
  readonly body: Buffer;
  readonly type: string;
}

const sha256 = (data: Buffer | string): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: Buffer | string, data: string): Buffer => createHmac('sha256', key).update(data).digest();

/**
 * The signature that AWS documents for a request (Signature Version 4, header form), worked out from what arrived:
 * "Authenticating Requests" of the S3 API reference.
 */
export function signatureV4(
  request: {
    readonly method: string;
    readonly path: string;
    readonly query: string;
    /** Signed headers by their lower-case names. */
    readonly headers: readonly (readonly [string, string])[];
    readonly bodyHash: string;
  },
  { date, region, secret }: { readonly date: string; readonly region: string; readonly secret: string },
): string {
  const sorted = [...request.headers].sort(([a], [b]) => (a < b ? -1 : 1));
  const canonical = [
    request.method,
    request.path,
    request.query,
    ...sorted.map(([name, value]) => `${name}:${value.trim().replace(/ +/g, ' ')}`),
    '',
    sorted.map(([name]) => name).join(';'),
    request.bodyHash,
  ].join('\n');
  const day = date.slice(0, 8);
  const text = ['AWS4-HMAC-SHA256', date, `${day}/${region}/s3/aws4_request`, sha256(canonical)].join('\n');
  const key = hmac(hmac(hmac(hmac(`AWS4${secret}`, day), region), 's3'), 'aws4_request');
  return createHmac('sha256', key).update(text).digest('hex');
}

const AUTHORIZATION = new RegExp(
  '^AWS4-HMAC-SHA256 Credential=([^/]+)/(\\d{8})/([^/]+)/s3/aws4_request, ?' +
    'SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$',
);
/** S3 refuses requests that were signed longer ago, milliseconds. */
const SKEW_MS = 15 * 60_000;

class Refused extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

/** A bucket in memory that speaks S3's protocol over HTTP and proves each request's signature and body. */
export async function startS3Server(options: S3ServerOptions = {}) {
  const { bucket = 'forecourt', region = 'ap-southeast-2', key = 'AKIATESTTESTTESTTEST' } = options;
  const { secret = 'a-secret-that-is-of-this-test-alone' } = options;
  const objects = new Map<string, S3Object>();
  const asked: string[] = [];
  let mood: S3Mood = 'well';

  function prove(request: IncomingMessage, path: string, query: string, body: Buffer): void {
    const [, id, day, of, signed = '', signature = ''] = AUTHORIZATION.exec(request.headers.authorization ?? '') ?? [];
    if (id === undefined) throw new Refused(403, 'AccessDenied');
    if (id !== key) throw new Refused(403, 'InvalidAccessKeyId');
    if (of !== region) throw new Refused(400, 'AuthorizationHeaderMalformed');
    const date = String(request.headers['x-amz-date']);
    const at = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
    if (date.slice(0, 8) !== day || !(Math.abs(Date.now() - at) < SKEW_MS))
      throw new Refused(403, 'RequestTimeTooSkewed');
    const names = signed.split(';');
    const headers = new Map(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    for (const needed of ['host', ...[...headers.keys()].filter((name) => name.startsWith('x-amz-'))])
      if (!names.includes(needed)) throw new Refused(403, 'AccessDenied');
    const bodyHash = String(request.headers['x-amz-content-sha256']);
    const expected = signatureV4(
      {
        ...{ method: request.method ?? '', path, query, bodyHash },
        headers: names.map((name) => [name, headers.get(name) ?? ''] as const),
      },
      { date, region, secret },
    );
    if (!timingSafeEqual(Buffer.from(expected), Buffer.from(signature)))
      throw new Refused(403, 'SignatureDoesNotMatch');
    if (bodyHash !== sha256(body)) throw new Refused(400, 'XAmzContentSHA256Mismatch');
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = '', query = ''] = (request.url ?? '').split('?', 2);
    const isPathStyle = path.startsWith(`/${bucket}/`);
    const isHostStyle = request.headers.host?.startsWith(`${bucket}.`) === true;
    const body = await buffer(request);
    asked.push(`${request.method} ${path}`);
    if (mood === 'silent') return;
    if (mood === 'busy') throw new Refused(503, 'SlowDown');
    prove(request, path, query, body);
    if (!isPathStyle && !isHostStyle) throw new Refused(404, 'NoSuchBucket');
    const name = decodeURIComponent(path.slice(isPathStyle ? bucket.length + 2 : 1));
    if (request.method === 'PUT') {
      if (request.headers['content-length'] === undefined) throw new Refused(411, 'MissingContentLength');
      objects.set(name, { body, type: request.headers['content-type'] ?? '' });
      response.end();
    } else if (request.method === 'DELETE') {
      objects.delete(name);
      response.writeHead(204).end();
    } else {
      const found = objects.get(name);
      if (!found) throw new Refused(404, 'NoSuchKey');
      response.writeHead(200, { 'content-type': found.type, 'content-length': found.body.length });
      if (mood === 'torn') response.write(found.body.subarray(0, found.body.length / 2), () => response.destroy());
      else response.end(found.body);
    }
  }

  const server = createServer((request, response) => {
    if (mood === 'gone') return void request.socket.destroy();
    answer(request, response).catch((error: unknown) => {
      const { status, code } = error instanceof Refused ? error : new Refused(500, 'InternalError');
      // as S3 does, with what no log may have
      const text =
        `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>No.</Message>` +
        `<AWSAccessKeyId>${key}</AWSAccessKeyId><StringToSign>AWS4-HMAC-SHA256</StringToSign></Error>`;
      response.writeHead(status, { 'content-type': 'application/xml' }).end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    /** What a `bucketStorage` needs. */
    options: { endpoint: `http://127.0.0.1:${port}`, bucket, region, key, secret, isPathStyle: true },
    port,
    /** By key. */
    objects,
    /** Methods and paths, in the order in which they came. */
    asked,
    be(next: S3Mood): void {
      mood = next;
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type S3Server = Awaited<ReturnType<typeof startS3Server>>;
