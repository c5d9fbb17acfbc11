// `npm run storm -- damage [--only secrets]`: damages one file of the data folder after the other and starts the real
// platform on it.
// Each start must have everything or say what is wrong; anything else ends with 1.
import { createHash, randomUUID } from 'node:crypto';
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase, sql } from '@forecourt/service/database';
import { askSite } from '../commands/askSite.ts';
import { buildHosts } from '../build-hosts/buildHosts.ts';
import { sendLead } from '../commands/sendLead.ts';
import { startPlatform, type Platform } from '../commands/spawnPlatform.ts';
import { TEMPLATES } from '../../apps/server/src/configuration/templates.ts';
import { inFolder, SITE, started } from './harness.ts';
import { damagesOf, type Damage, type Ending, type Relations } from './damages.ts';
import { vehiclesOf } from './vehiclesOf.ts';

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const SITES = [SITE, 'northline', 'wattle'];
const PICTURE = '/media/logo.svg?w=320&f=webp';
const baseOf = (root: string, ending: Ending): string => path.join(root, ending);

interface State {
  readonly vehicles: readonly number[];
  /** By the key that was sent, the number that was acknowledged. */
  readonly leads: ReadonlyMap<string, string>;
  readonly picture: string;
}

async function stateOf({ port }: Platform, keys: readonly string[]): Promise<State> {
  const vehicles: number[] = [];
  for (const site of SITES) vehicles.push(await vehiclesOf(port, site));
  const leads = new Map<string, string>();
  for (const key of keys) {
    const { id, status } = await sendLead(port, SITE, key);
    leads.set(key, id ?? `status ${status}`);
  }
  const { bytes } = await askSite(port, `${SITE}.localhost`, PICTURE);
  return { vehicles, leads, picture: createHash('sha1').update(bytes).digest('hex') };
}

/** A folder with demo stock, five leads and a picture, once stopped in order and once killed right after a lead. */
async function prepare(root: string): Promise<{ state: Readonly<Record<Ending, State>>; relations: Relations }> {
  const first = await started(baseOf(root, 'stopped'));
  const keys = Array.from({ length: 5 }, () => randomUUID());
  const stopped = await stateOf(first, keys);
  await first.end('SIGTERM');
  const database = await openDatabase({ dataDir: path.join(baseOf(root, 'stopped'), 'database') });
  const { rows } = await sql<Relations>`select
    pg_relation_filepath('leads') as leads, pg_relation_filepath('leads_pkey') as "leadsKey",
    pg_relation_filepath('vehicles') as vehicles, pg_relation_filepath('outbox') as outbox,
    pg_relation_filepath((select reltoastrelid::regclass from pg_class where relname = 'vehicles')) as "vehiclesLong"
  `.execute(database.db);
  await database.close();
  cpSync(baseOf(root, 'stopped'), baseOf(root, 'killed'), { recursive: true });
  const second = await started(baseOf(root, 'killed'));
  const killed = await stateOf(second, [...keys, ...Array.from({ length: 5 }, () => randomUUID())]);
  await second.end('SIGKILL');
  const found = Object.entries(rows[0] ?? {}).map(([name, at]) => [name, `database/pg/${String(at)}`]);
  return { state: { stopped, killed }, relations: Object.fromEntries(found) as unknown as Relations };
}

interface Result {
  readonly isSound: boolean;
  readonly vehicles: string;
  readonly leads: string;
  readonly verdict: string;
  readonly said: string;
}

async function tryOne(root: string, damage: Damage, before: State): Promise<Result> {
  const dataDir = path.join(root, 'copy');
  rmSync(dataDir, { recursive: true, force: true });
  cpSync(baseOf(root, damage.ending), dataDir, { recursive: true });
  damage.apply(dataDir);
  const platform = await startPlatform(dataDir);
  const said = platform.said.join(' ⏎ ').replaceAll(dataDir, '…');
  if (!('port' in platform)) {
    const isClear = platform.code === 1 && platform.said.length === 1 && (platform.said[0] ?? '').includes(dataDir);
    const verdict = isClear ? 'refused, said' : 'REFUSED WITHOUT ONE CLEAR LINE';
    return { isSound: isClear, vehicles: '–', leads: '–', verdict, said };
  }
  const now = await stateOf(platform, [...before.leads.keys()]).catch((error: unknown) => String(error));
  await platform.end('SIGTERM');
  if (typeof now === 'string') return { isSound: said !== '', vehicles: '?', leads: '?', verdict: now, said };
  const kept = [...before.leads].filter(([key, id]) => now.leads.get(key) === id).length;
  const hasAll =
    kept === before.leads.size &&
    now.picture === before.picture &&
    now.vehicles.every((count, index) => count === before.vehicles[index]);
  const verdict = hasAll ? 'everything there' : said === '' ? 'SILENT LOSS' : 'loss, said';
  const leads = `${kept}/${before.leads.size}`;
  return { isSound: hasAll || said !== '', vehicles: now.vehicles.join(' '), leads, verdict, said };
}

export const scenario = () => inFolder(storm);

async function storm(root: string): Promise<boolean> {
  await buildHosts(Object.keys(TEMPLATES), (line) => console.log(line));
  const { state, relations } = await prepare(root);
  const damages = damagesOf(relations).filter(({ file, what, ending }) =>
    `${ending} ${file} ${what}`.includes(values.only),
  );
  console.log(
    `before: vehicles ${state.stopped.vehicles.join(' ')}, leads ${state.stopped.leads.size}` +
      ` and ${state.killed.leads.size}\n`,
  );
  console.log('| # | ended | file | damage | vehicles | leads | verdict | what the start said |');
  console.log('| - | ----- | ---- | ------ | -------- | ----- | ------- | ------------------- |');
  let bad = 0;
  for (const [index, damage] of damages.entries()) {
    const { isSound, vehicles, leads, verdict, said } = await tryOne(root, damage, state[damage.ending]);
    if (!isSound) bad++;
    const { ending, file, what } = damage;
    console.log(`| ${index + 1} | ${ending} | ${file} | ${what} | ${vehicles} | ${leads} | ${verdict} | ${said} |`);
  }
  console.log(`\n${damages.length} damages, ${bad} of them a silent loss or a start without a clear line.`);
  return bad === 0;
}
