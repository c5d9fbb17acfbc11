import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { z } from 'zod';
import { folderState } from '@forecourt/service/database';
import { makeFolder, storageReason, writeWhole } from '@forecourt/folder-lock';

export interface Secrets {
  readonly master: string;
  readonly search: string;
  readonly admin: string;
  /** Signs the cookies of shoppers. */
  readonly sessions: string;
}

export interface DataFolder {
  readonly secrets: Secrets;
  /** Begun in this very start: nothing was stored here before. */
  readonly isNew: boolean;
  /** Call it once the database exists: from then on this folder never starts with a new one. */
  databaseStands(): void;
}

/** State of a folder: `making` until its database exists, `outside` while the database is a server elsewhere. */
const marker = z.object({ database: z.enum(['making', 'made', 'outside']) });
type State = z.infer<typeof marker>['database'];

/** Makes the folder and its keys, or finds them. Throws one clear line when it cannot be used as it is. */
export function openDataFolder(
  dataDir: string,
  options: { readonly isEmbedded: boolean; readonly onNotice: (line: string) => void },
): DataFolder {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK);
    return openFolder(dataDir, options);
  } catch (error) {
    if (error instanceof Refused) throw new Error(error.message, { cause: error });
    const reason = storageReason(dataDir, error);
    throw new Error(`The data folder ${dataDir} cannot be used (${reason}). Choose another with FORECOURT_DATA.`, {
      cause: error,
    });
  }
}

class Refused extends Error {}

function openFolder(
  dataDir: string,
  { isEmbedded, onNotice }: { isEmbedded: boolean; onNotice: (line: string) => void },
): DataFolder {
  const file = path.join(dataDir, 'installation.json');
  const secretsFile = path.join(dataDir, 'secrets.json');
  const hasKeys = existsSync(secretsFile);
  const known = readState(file);
  const pg = path.join(dataDir, 'database/pg');
  const found = folderState(pg);
  const isNew = known === 'making' || (known === undefined && !hasKeys && found.kind === 'absent');
  // a folder with keys held a database, even when its marker is lost or damaged
  const state = known !== undefined && known !== 'damaged' ? known : hasKeys ? 'made' : undefined;
  if (known === 'damaged') onNotice(`${file} is damaged and is written anew.`);
  if (isEmbedded && state === 'making') rmSync(pg, { recursive: true, force: true });
  if (isEmbedded && found.kind === 'absent' && state === 'made') {
    const hint = known === 'made' ? '' : ` If it never held one, remove ${secretsFile}.`;
    throw new Refused(
      `The data folder ${dataDir} held a database, and ${pg}` +
        ' is gone. Nothing was begun anew. Put it back from a backup, or move the whole folder away to ' +
        `begin with nothing.${hint}`,
    );
  }
  let written = known;
  const write = (database: State) => {
    if (written !== database) writeWhole(file, `${JSON.stringify({ database })}\n`);
    written = database;
  };
  if (!isEmbedded) write(found.kind === 'absent' ? 'outside' : 'made');
  else if (isNew) write('making');
  const secrets = readSecrets(secretsFile);
  if (!hasKeys && !isNew)
    onNotice(`${secretsFile} was missing: keys are made anew, and what shoppers had opened is closed for them.`);
  return { secrets, isNew, databaseStands: () => write('made') };
}

function readState(file: string): State | 'damaged' | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return marker.parse(JSON.parse(readFileSync(file, 'utf8'))).database;
  } catch {
    return 'damaged';
  }
}

const make = () => randomBytes(32).toString('base64url');
const checkOf = ({ master, search, admin, sessions }: Secrets): string =>
  crc32([master, search, admin, sessions].join()).toString(16);

const key = z.string().min(16);
const stored = z.object({ master: key, search: key, admin: key, sessions: key, check: z.string() });

/** Keys of this installation, made once and readable by its owner alone. */
function readSecrets(file: string): Secrets {
  if (existsSync(file)) {
    const { check, ...secrets } = readStored(file);
    if (check !== checkOf(secrets)) throw new Refused(damaged(file, 'its checksum is wrong'));
    return secrets;
  }
  const secrets: Secrets = { master: make(), search: make(), admin: make(), sessions: make() };
  writeWhole(file, JSON.stringify({ ...secrets, check: checkOf(secrets) }));
  return secrets;
}

function readStored(file: string): z.infer<typeof stored> {
  const text = readFileSync(file, 'utf8');
  try {
    return stored.parse(JSON.parse(text));
  } catch (error) {
    const reason = error instanceof SyntaxError ? `it is no JSON: ${error.message}` : 'its keys cannot be read';
    throw new Refused(damaged(file, reason));
  }
}

const damaged = (file: string, reason: string): string =>
  `${file} is damaged (${reason}` +
  '). Put it back from a backup, or remove it: keys are made anew then, and what shoppers had opened is ' +
  'closed for them.';
