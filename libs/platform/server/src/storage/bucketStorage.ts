import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { Agent, request, type Dispatcher } from 'undici';
import { keyOf, StorageAway, type FileStorage } from './fileStorage.js';

/** A bucket of a service that speaks S3's protocol. */
export interface BucketOptions {
  /** Origin of the service, without a path. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly key: string;
  readonly secret: string;
  /** The bucket is named in the path, else before the host name. */
  readonly isPathStyle: boolean;
  /** Put before every key: folders that end with `/`, or nothing. */
  readonly prefix?: string | undefined;
  /** Longest that the service may be silent, milliseconds. */
  readonly silenceMs?: number | undefined;
}

/** Tries of one request. All of S3's that are made here may be repeated. */
const TRIES = 3;
/** Milliseconds before the second try; twice as long before each further one. */
const PAUSE_MS = 100;
/** The slowest that a body may be sent, bytes in a millisecond. */
const SLOWEST = 128;
/** Statuses of a service that has too much to do or is broken for the moment. */
const PASSING: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504]);
/** An error is a short document; what is longer comes from something else. */
const MOST_ERROR_BYTES = 16_384;

interface Wanted {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  readonly key: string;
  readonly body?: Buffer;
  readonly type?: string;
}

/** A request that failed, and whether the same may succeed a moment later. */
class Failed extends Error {
  readonly isPassing: boolean;
  constructor(reason: string, isPassing: boolean, options?: ErrorOptions) {
    super(reason, options);
    this.isPassing = isPassing;
  }
}

/** Address of a bucket, before the keys of its files. */
export function bucketAddress({
  endpoint,
  bucket,
  isPathStyle,
}: Pick<BucketOptions, 'endpoint' | 'bucket' | 'isPathStyle'>): string {
  const { protocol, host } = new URL(endpoint);
  return isPathStyle ? `${protocol}//${host}/${bucket}` : `${protocol}//${bucket}.${host}`;
}

/**
 * Files in a bucket. Each request is signed with Signature Version 4 over its headers and the hash of its body. Waits
 * for a silent service three times `silenceMs` at most.
 */
export function bucketStorage(options: BucketOptions): FileStorage & { close(): Promise<void> } {
  const { region, key: accessKeyId, secret: secretAccessKey, prefix = '', silenceMs = 5000 } = options;
  const root = bucketAddress(options);
  const agent = new Agent({
    connect: { timeout: Math.min(silenceMs, 3000) },
    headersTimeout: silenceMs,
    bodyTimeout: silenceMs,
    connections: 16,
  });
  const derivedKeys = new Map<string, ArrayBuffer>();

  async function once({ method, key, body, type }: Wanted): Promise<Dispatcher.ResponseData | undefined> {
    const signed = await new AwsV4Signer({
      ...{ method, accessKeyId, secretAccessKey, region, service: 's3', cache: derivedKeys },
      url: `${root}/${prefix}${key}`,
      headers: {
        'x-amz-content-sha256': createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
        ...(type === undefined ? {} : { 'content-type': type }),
      },
    }).sign();
    // ends with the answer's head: a body is read as fast as its reader does
    const slow = new AbortController();
    const limit = setTimeout(() => slow.abort(), silenceMs + (body?.length ?? 0) / SLOWEST);
    try {
      const answer = await request(signed.url, {
        ...{ method, dispatcher: agent, signal: slow.signal, body: body ?? null },
        headers: Object.fromEntries(signed.headers),
      });
      const { statusCode: status } = answer;
      if (status >= 200 && status < 300) return answer;
      const code = await errorCode(answer);
      if (code === 'NoSuchKey' && method !== 'PUT') return undefined;
      throw new Failed(`it answers ${status}${code === undefined ? '' : ` (${code})`}`, PASSING.has(status));
    } catch (error) {
      throw error instanceof Failed ? error : new Failed(reasonOf(error, slow.signal.aborted), true, { cause: error });
    } finally {
      clearTimeout(limit);
    }
  }

  async function send(wanted: Wanted): Promise<Dispatcher.ResponseData | undefined> {
    for (let tries = 1; ; tries++) {
      try {
        return await once(wanted);
      } catch (error) {
        const { message, isPassing } = error as Failed;
        if (!isPassing || tries === TRIES) throw new StorageAway(message, { cause: error });
        await pause(PAUSE_MS * 2 ** (tries - 1) * (0.5 + Math.random()));
      }
    }
  }
  const put = async (key: string, body: Buffer, type: string): Promise<void> => {
    await drop(await send({ method: 'PUT', key, body, type }));
  };

  return {
    isShared: true,
    put: async (file, body, type) => put(keyOf(file), body, type),
    async get(file) {
      const answer = await send({ method: 'GET', key: keyOf(file) });
      return answer?.body;
    },
    async delete(file) {
      await drop(await send({ method: 'DELETE', key: keyOf(file) }));
    },
    check: () =>
      put('check.txt', Buffer.from('Forecourt writes this to see whether the bucket is there.\n'), 'text/plain'),
    close: () => agent.destroy(),
  };
}

/** What follows the head of an answer that says all of it. */
const drop = (answer: Dispatcher.ResponseData | undefined): Promise<void> | undefined =>
  answer?.body.dump().catch(() => undefined);

/** S3's name of an error, such as `SlowDown`. What its document says beyond that repeats the signed request. */
async function errorCode({ body }: Dispatcher.ResponseData): Promise<string | undefined> {
  let text = '';
  for await (const part of body) {
    text += String(part);
    if (text.length > MOST_ERROR_BYTES) break;
  }
  return /<Code>([A-Za-z0-9]{1,60})<\/Code>/.exec(text)?.[1];
}

/** Why a request had no answer, without the address. */
function reasonOf(error: unknown, isSlow: boolean): string {
  if (isSlow) return 'it takes too long';
  const { code, message }: NodeJS.ErrnoException = error instanceof Error ? error : new Error('no answer');
  if (code === 'UND_ERR_HEADERS_TIMEOUT' || code === 'UND_ERR_BODY_TIMEOUT') return 'it does not answer in time';
  if (code === 'UND_ERR_CONNECT_TIMEOUT') return 'it cannot be reached in time';
  return code ?? message.slice(0, 80);
}
