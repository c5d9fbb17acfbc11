import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { isPublicAddress } from '../publicAddress/index.js';
import type { ConnectConfig, FileEntry, SFTPWrapper, Stats } from 'ssh2';
import { DeliveryFault, storageFault } from './deliveryFault.js';
import { bounded, type FileFetchOptions } from './fileFetch.js';
import { guardedLookup, hostOf, isAllowedLiteral, isLoopback } from './guardedLookup.js';

/** A file or a folder of an SFTP server. The server is known by the fingerprint of its key, never by its name alone. */
export interface SftpAddress {
  /** `sftp://host:port/path`; a path that ends in `/` is a folder. */
  readonly url: string;
  readonly user: string;
  /** Fingerprint of the server's key as `ssh-keygen -l` writes it: `SHA256:…`. */
  readonly hostKey: string;
  /** Names of the environment variables with the password, or with the private key. */
  readonly password?: string | undefined;
  readonly privateKey?: string | undefined;
}

export interface SftpFile {
  readonly name: string;
  readonly size: number;
  /** Epoch milliseconds of its last change, by the server's clock. */
  readonly at: number;
}

export interface SftpSession {
  /** The files of the address: those in its folder, or the one file. */
  list(): Promise<readonly SftpFile[]>;
  /** Writes one of them to a path. */
  read(file: SftpFile, into: string): Promise<void>;
}

export interface SftpPort {
  /** Connects, works and leaves, whatever happens. Rejects with a DeliveryFault. */
  visit<Result>(
    address: SftpAddress,
    signal: AbortSignal,
    work: (session: SftpSession) => Promise<Result>,
  ): Promise<Result>;
}

export interface SftpOptions extends FileFetchOptions {
  /** Longest time of a visit. */
  readonly mostMs?: number;
}

const MOST_BYTES = 4 * 1024 ** 3;
const MOST_ENTRIES = 10_000;
const PORT = 22;
/** Bits of a mode (POSIX): what a name is, and a plain file. */
const [KIND_OF_FILE, PLAIN_FILE] = [0o170000, 0o100000];
/** What a server answers after the last entry of a folder (SSH_FX_EOF). */
const END_OF_FOLDER = 1;

/** Reads files by SFTP from public addresses. */
export function sftpFiles(options: SftpOptions): SftpPort {
  const { secretOf, privateHosts = [], allowsLoopback = false } = options;
  const { mostBytes = MOST_BYTES, silenceMs = 60_000, mostMs = 30 * 60_000 } = options;
  const isAllowed = (host: string, address: string): boolean =>
    isPublicAddress(address) || privateHosts.includes(host) || (allowsLoopback && isLoopback(address));
  const lookup = guardedLookup(isAllowed);

  const socketTo = (url: string): Socket => {
    const host = hostOf(url);
    if (!isAllowedLiteral(host, isAllowed)) throw notPublic();
    const socket = connect({ host, port: Number(new URL(url).port || PORT), lookup });
    // a server that says nothing more ends the visit
    return socket.setTimeout(silenceMs, () => socket.destroy(new Error('silent')));
  };

  return {
    async visit(address, signal, work) {
      const login = loginOf(address, secretOf);
      // loaded where a dealer has such a feed
      const { Client } = await import('ssh2');
      const client = new Client();
      const ending = AbortSignal.any([signal, AbortSignal.timeout(mostMs)]);
      const socket = socketTo(address.url);
      try {
        return await new Promise((resolve, reject) => {
          let shownKey: string | undefined;
          const fail = (error: unknown): void =>
            reject(shownKey === undefined ? sftpFault(error) : new DeliveryFault('refused', otherKey(shownKey)));
          ending.addEventListener('abort', () => fail(new Error('took too long')), { once: true });
          if (ending.aborted) fail(new Error('was stopped'));
          socket.on('error', fail);
          client
            .on('error', fail)
            .on('close', () => fail(new Error('closed')))
            .on('ready', () => {
              client.sftp((error, sftp) => {
                if (error) fail(error);
                else work(sessionOf(sftp, address.url, mostBytes)).then(resolve, fail);
              });
            });
          try {
            client.connect({
              ...login,
              sock: socket,
              readyTimeout: 20_000,
              hostVerifier: (key: Buffer) => {
                const shown = fingerprintOf(key);
                if (shown !== address.hostKey) shownKey = shown;
                return shownKey === undefined;
              },
            });
          } catch (error) {
            // a private key that is none
            fail(error);
          }
        });
      } finally {
        client.on('error', () => undefined).end();
        socket.on('error', () => undefined).destroy();
      }
    },
  };
}

/** As `ssh-keygen -l` writes it. */
export const fingerprintOf = (key: Buffer): string =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;

const otherKey = (shown: string) => `the server has the key ${shown}, not the one that "hostKey" names`;

function loginOf(
  { user, password, privateKey }: SftpAddress,
  secretOf: SftpOptions['secretOf'],
): Pick<ConnectConfig, 'username' | 'password' | 'privateKey'> {
  const valueOf = (name: string): string => {
    const value = secretOf(name);
    if (!value) throw new DeliveryFault('unconfigured', `the environment variable ${name} is not set`);
    return value;
  };
  if (privateKey === undefined) return { username: user, ...(password ? { password: valueOf(password) } : {}) };
  // variables that hold one line write line ends as \n
  return { username: user, privateKey: valueOf(privateKey).replaceAll('\\n', '\n') };
}

function sessionOf(sftp: SFTPWrapper, url: string, mostBytes: number): SftpSession {
  const path = decodeURIComponent(new URL(url).pathname);
  const isFolder = path.endsWith('/');
  const fileOf = (name: string, { size, mtime }: Pick<Stats, 'size' | 'mtime'>): SftpFile => ({
    name,
    size,
    at: mtime * 1000,
  });
  return {
    list: async () => {
      if (isFolder)
        return (await entriesOf(sftp, path))
          .filter(({ attrs }) => (attrs.mode & KIND_OF_FILE) === PLAIN_FILE)
          .map(({ filename, attrs }) => fileOf(filename, attrs));
      const stats = await called<Stats>((done) => sftp.stat(path, done));
      return stats.isFile() ? [fileOf(path.slice(path.lastIndexOf('/') + 1), stats)] : [];
    },
    read: async ({ name }, into) => {
      const file = isFolder ? path + name : path;
      await pipeline([sftp.createReadStream(file), bounded(mostBytes), createWriteStream(into, { mode: 0o600 })]);
    },
  };
}

async function entriesOf(sftp: SFTPWrapper, folder: string): Promise<FileEntry[]> {
  const handle = await called<Buffer>((done) => sftp.opendir(folder, done));
  const entries: FileEntry[] = [];
  for (;;) {
    const batch = await called<FileEntry[]>((done) => sftp.readdir(handle, done)).catch((error: unknown) => {
      if ((error as { code?: unknown }).code === END_OF_FOLDER) return undefined;
      throw error;
    });
    if (batch === undefined) return entries;
    entries.push(...batch);
    if (entries.length > MOST_ENTRIES)
      throw new DeliveryFault('refused', `the folder holds more than ${MOST_ENTRIES} files`);
  }
}

const called = <Result>(call: (done: (error: Error | undefined, result: Result) => void) => void): Promise<Result> =>
  new Promise((resolve, reject) => call((error, result) => (error ? reject(error) : resolve(result))));

const notPublic = () =>
  new DeliveryFault('refused', 'the host has no public address, and is not among FORECOURT_PRIVATE_HOSTS');

function sftpFault(error: unknown): DeliveryFault {
  if (error instanceof DeliveryFault) return error;
  const stored = storageFault(error);
  if (stored) return stored;
  const { code, level, message } = error as { code?: unknown; level?: unknown; message?: string };
  if (code === 'ENOTPUBLIC') return notPublic();
  if (level === 'client-authentication')
    return new DeliveryFault('refused', 'the server takes neither the user nor the password or key');
  // SSH_FX_NO_SUCH_FILE and SSH_FX_PERMISSION_DENIED
  if (code === 2) return new DeliveryFault('unreachable', 'there is no such file or folder');
  if (code === 3) return new DeliveryFault('refused', 'the user may not read the file or folder');
  if (message?.startsWith('Cannot parse privateKey'))
    return new DeliveryFault('unconfigured', 'the private key cannot be read');
  return new DeliveryFault('unreachable', `no answer (${typeof code === 'string' ? code : (message ?? 'connection')})`);
}
