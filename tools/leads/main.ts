// `npm run leads -- list|messages|show|resend|export|erase`: the state of leads and messages and the data held about a
// person, through a running server or without one.
import path from 'node:path';
import { openDatabase } from '@forecourt/service/database';
import { listMessages, type MessageState } from '@forecourt/service/messages';
import { LeadDesk, type DeliveryRow, type LeadRecord } from '@forecourt/leads';
import type { Erasure, PersonalExport } from '@forecourt/service/privacy';
import { vehicleOfSite } from '@forecourt/stock';
import { composeAlone } from '../commands/composeAlone.ts';
import { askServer } from '../commands/runningServer.ts';
import { readSettings, type Settings } from '../commands/settings.ts';
import {
  deliveryTable,
  erasureTable,
  leadSheet,
  messageTable,
  parseCommand,
  type LeadsCommand,
  type PersonCommand,
} from './leadsCommand.ts';

type LeadCommand = Exclude<LeadsCommand, PersonCommand>;
type Answer = { deliveries: readonly DeliveryRow[] } | { messages: readonly MessageState[] } | LeadRecord;

async function throughServer(dataDir: string, command: LeadCommand): Promise<Answer | undefined> {
  const { site } = command;
  const query = new URLSearchParams(site === undefined ? {} : { site });
  if (command.name === 'list' || command.name === 'messages') {
    query.set('limit', `${command.limit}`);
    if (command.state) query.set('state', command.state);
    return askServer(dataDir, `/api/admin/${command.name === 'list' ? 'leads' : 'messages'}?${query.toString()}`);
  }
  const at = `/api/admin/leads/${encodeURIComponent(command.id)}`;
  if (command.name === 'show') return askServer(dataDir, `${at}?${query.toString()}`);
  const { target } = command;
  return askServer(dataDir, `${at}/resend`, {
    method: 'POST',
    body: { ...(site === undefined ? {} : { site }), ...(target === undefined ? {} : { target }) },
  });
}

async function alone({ dataDir, environment, sites }: Settings, command: LeadCommand): Promise<Answer> {
  const url = environment.DATABASE_URL;
  const database = await openDatabase(url ? { url } : { dataDir: path.join(dataDir, 'database') });
  try {
    const desk = new LeadDesk({ db: database.db, sites, vehicleOf: vehicleOfSite(database.db, sites) });
    if (command.name === 'list') return { deliveries: await desk.list(command) };
    if (command.name === 'messages') return { messages: await listMessages(database.db, command) };
    return command.name === 'show' ? await desk.show(command.id, command.site) : await desk.resend(command.id, command);
  } finally {
    await database.close();
  }
}

async function aboutLeads(where: Settings, command: LeadCommand, isJson: boolean): Promise<void> {
  const ofServer = await throughServer(where.dataDir, command);
  const answer = ofServer ?? (await alone(where, command));
  if (isJson) console.log(JSON.stringify(answer, null, 2));
  else if ('messages' in answer) console.log(messageTable(answer.messages));
  else if ('id' in answer && command.name === 'show') console.log(leadSheet(answer));
  else console.log(deliveryTable(answer.deliveries));
  if (command.name === 'resend')
    console.log(
      ofServer ? 'The running server sends it now.' : 'No server runs on this data: it is sent when one starts.',
    );
}

async function aboutPerson(
  where: Settings,
  { name, isMeant, ...person }: PersonCommand,
  isJson: boolean,
): Promise<void> {
  const ask = async <Result>(work: 'export' | 'erase'): Promise<Result> => {
    const at = `/api/admin/people/${work}`;
    const ofServer = await askServer<Result>(where.dataDir, at, { method: 'POST', body: person });
    if (ofServer) return ofServer;
    // every library that stores personal data must take part
    const service = await composeAlone(where);
    return (service.personalData[work](person) as Promise<Result>).finally(() => service.close());
  };
  if (name === 'erase' && isMeant) {
    const { sites } = await ask<Erasure>('erase');
    if (isJson) console.log(JSON.stringify(sites, null, 2));
    else console.log(`Erased:\n${erasureTable(sites.map(({ site, erased }) => ({ site, counts: erased })))}`);
    return;
  }
  const found = await ask<PersonalExport>('export');
  if (name === 'export') return console.log(JSON.stringify(found, null, 2));
  const counts = found.sites.map(({ site, records }) => ({
    site,
    counts: Object.fromEntries(Object.entries(records).map(([kind, rows]) => [kind, rows.length])),
  }));
  console.log(`To be erased:\n${erasureTable(counts)}\nNothing was changed: add --yes to erase it for good.`);
}

try {
  const { command, places, isJson } = parseCommand(process.argv.slice(2));
  const where = readSettings(places, process.env);
  if ('isMeant' in command) await aboutPerson(where, command, isJson);
  else await aboutLeads(where, command, isJson);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
