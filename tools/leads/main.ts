// `npm run leads -- list|show <id>|resend <id>`: where leads have got to, beside a running server or alone.
import path from 'node:path';
import { openDatabase } from '@forecourt/database';
import { LeadDesk, type DeliveryRow, type LeadRecord } from '@forecourt/leads';
import { vehicleOfSite } from '@forecourt/stock';
import { readEnvironment } from '../../apps/server/src/configuration/environment.ts';
import { secretNames } from '../../apps/server/src/configuration/leadsOut.ts';
import { askServer } from '../commands/runningServer.ts';
import { readSites, ROOT } from '../../apps/server/src/configuration/readSites.ts';
import { deliveryTable, leadSheet, parseCommand, type LeadsCommand } from './leadsCommand.ts';

type Answer = { deliveries: readonly DeliveryRow[] } | LeadRecord;

async function throughServer(dataDir: string, command: LeadsCommand): Promise<Answer | undefined> {
  const { site } = command;
  const query = new URLSearchParams(site === undefined ? {} : { site });
  if (command.name === 'list') {
    query.set('limit', `${command.limit}`);
    if (command.state) query.set('state', command.state);
    return askServer(dataDir, `/api/admin/leads?${query.toString()}`);
  }
  const at = `/api/admin/leads/${encodeURIComponent(command.id)}`;
  if (command.name === 'show') return askServer(dataDir, `${at}?${query.toString()}`);
  const { target } = command;
  return askServer(dataDir, `${at}/resend`, {
    method: 'POST',
    body: { ...(site === undefined ? {} : { site }), ...(target === undefined ? {} : { target }) },
  });
}

async function alone(dataDir: string, databaseUrl: string | undefined, command: LeadsCommand): Promise<Answer> {
  const database = await openDatabase(databaseUrl ? { url: databaseUrl } : { dataDir: path.join(dataDir, 'database') });
  try {
    const sites = readSites();
    const desk = new LeadDesk({ db: database.db, sites, vehicleOf: vehicleOfSite(database.db, sites) });
    if (command.name === 'list') return { deliveries: await desk.list(command) };
    return command.name === 'show' ? await desk.show(command.id, command.site) : await desk.resend(command.id, command);
  } finally {
    await database.close();
  }
}

try {
  const { command, data, isJson } = parseCommand(process.argv.slice(2));
  const environment = readEnvironment(process.env, secretNames(readSites()));
  const dataDir = path.resolve(data ?? environment.FORECOURT_DATA ?? path.join(ROOT, '.data'));
  const asked = await throughServer(dataDir, command);
  const answer = asked ?? (await alone(dataDir, environment.DATABASE_URL, command));
  if (isJson) console.log(JSON.stringify(answer, null, 2));
  else if ('id' in answer && command.name === 'show') console.log(leadSheet(answer));
  else console.log(deliveryTable(answer.deliveries));
  if (command.name === 'resend')
    console.log(
      asked ? 'The running server sends it now.' : 'No server runs on this data: it is sent when one starts.',
    );
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
