import type { AddressInfo } from 'node:net';
import ssh2, { type Attributes, type Connection, type SFTPWrapper } from 'ssh2';
import { fingerprintOf } from '../sftpFiles.js';

// Node finds no such named exports in a CommonJS package
const { Server, utils } = ssh2;

export interface ServedFile {
  readonly content: Buffer | string;
  /** Epoch milliseconds of its last change. */
  readonly at: number;
}

export interface SftpServer {
  readonly url: (path: string) => string;
  /** Of the server's key. */
  readonly hostKey: string;
  /** A private key that the server takes for the user "harbour". */
  readonly privateKey: string;
  /** By path; a test may change them. */
  readonly files: Map<string, ServedFile>;
  /** Ways by which somebody tried to sign in, in order. */
  readonly tries: string[];
  /** Paths that were read, in order. */
  readonly reads: string[];
  /** Answers no read any more. */
  silence(): void;
  close(): Promise<void>;
}

const { OPEN_MODE, STATUS_CODE } = utils.sftp;
const FILE_MODE = 0o100644;
const FOLDER_MODE = 0o040755;

/** A server for SFTP on this machine that knows one user, "harbour", by a password or by a key. */
export async function openSftpServer(password: string): Promise<SftpServer> {
  const [own, users] = [keyPair(), keyPair()];
  const [ownKey, userKey] = [parsed(own.public), parsed(users.public)];
  const files = new Map<string, ServedFile>();
  const [tries, reads]: [string[], string[]] = [[], []];
  let isSilent = false;
  const open = new Set<Connection>();
  const server = new Server({ hostKeys: [own.private] }, (connection) => {
    open.add(connection);
    connection.on('error', () => undefined).on('close', () => open.delete(connection));
    connection.on('authentication', (context) => {
      tries.push(context.method);
      const isRight =
        context.username === 'harbour' &&
        ((context.method === 'password' && context.password === password) ||
          (context.method === 'publickey' &&
            context.key.data.equals(userKey.getPublicSSH()) &&
            (!context.signature || userKey.verify(context.blob ?? '', context.signature, context.hashAlgo) === true)));
      if (isRight) context.accept();
      else context.reject(['password', 'publickey']);
    });
    connection.on('session', (accept) => {
      accept().on('sftp', (acceptSftp) => serve(acceptSftp(), { files, reads, isSilent: () => isSilent }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as AddressInfo;
  return {
    ...{ files, tries, reads, privateKey: users.private, hostKey: fingerprintOf(ownKey.getPublicSSH()) },
    url: (path) => `sftp://127.0.0.1:${port}${path}`,
    silence: () => void (isSilent = true),
    close: async () => {
      for (const connection of open) connection.end();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** ssh2 1.17 writes one key in 256 without its leading zero byte, and cannot read it again. */
function keyPair() {
  for (;;) {
    const pair = utils.generateKeyPairSync('ed25519');
    if (![pair.public, pair.private].some((key) => utils.parseKey(key) instanceof Error)) return pair;
  }
}

function parsed(key: string) {
  const found = utils.parseKey(key);
  if (found instanceof Error) throw found;
  return found;
}

interface Served {
  readonly files: ReadonlyMap<string, ServedFile>;
  readonly reads: string[];
  readonly isSilent: () => boolean;
}

function serve(sftp: SFTPWrapper, { files, reads, isSilent }: Served): void {
  const handles: { readonly path: string; isListed: boolean }[] = [];
  const handleFor = (path: string): Buffer => Buffer.of(handles.push({ path, isListed: false }) - 1);
  const handleOf = (handle: Buffer) => handles[handle[0] ?? -1];
  const attributes = (mode: number, { content, at }: ServedFile): Attributes => {
    const seconds = Math.floor(at / 1000);
    return { mode, uid: 0, gid: 0, size: Buffer.from(content).length, atime: seconds, mtime: seconds };
  };
  const stat = (id: number, path: string) => {
    const file = files.get(path);
    if (file) sftp.attrs(id, attributes(FILE_MODE, file));
    else sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
  };
  sftp
    .on('STAT', stat)
    .on('LSTAT', stat)
    .on('FSTAT', (id, handle) => stat(id, handleOf(handle)?.path ?? ''))
    .on('OPENDIR', (id, path) => sftp.handle(id, handleFor(path)))
    .on('READDIR', (id, handle) => {
      const folder = handleOf(handle);
      if (!folder || folder.isListed) return sftp.status(id, STATUS_CODE.EOF);
      folder.isListed = true;
      const inFolder = [...files].filter(([path]) => path.startsWith(folder.path));
      const entries = inFolder.map(([path, file]) => ({
        filename: path.slice(folder.path.length),
        longname: path,
        attrs: attributes(FILE_MODE, file),
      }));
      const below = {
        filename: 'older.csv',
        longname: 'older.csv',
        attrs: attributes(FOLDER_MODE, { content: '', at: 0 }),
      };
      sftp.name(id, [...entries, below]);
    })
    .on('OPEN', (id, path, flags) => {
      if (flags !== Number(OPEN_MODE.READ)) return sftp.status(id, STATUS_CODE.PERMISSION_DENIED);
      if (!files.has(path)) return sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
      reads.push(path);
      sftp.handle(id, handleFor(path));
    })
    .on('READ', (id, handle, offset, length) => {
      if (isSilent()) return;
      const content = Buffer.from(files.get(handleOf(handle)?.path ?? '')?.content ?? '');
      if (offset >= content.length) sftp.status(id, STATUS_CODE.EOF);
      else sftp.data(id, content.subarray(offset, offset + length));
    })
    .on('CLOSE', (id) => sftp.status(id, STATUS_CODE.OK));
}
