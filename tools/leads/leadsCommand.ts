import { parseArgs } from 'node:util';
import type { MessageState } from '@forecourt/service/messages';
import { commandLine } from '../../apps/server/src/configuration/distribution.ts';
import { PLACES, PLACES_USAGE } from '../commands/settings.ts';
import { DELIVERY_STATES, type DeliveryRow, type DeliveryState, type LeadRecord } from '@forecourt/leads';

const LEADS = commandLine('leads');

export const USAGE = `Usage:
  ${LEADS} list [--site <slug>] [--state waiting|sent|stored|dead] [--limit <number>]
  ${LEADS} messages [--site <slug>] [--state waiting|sent|stored|dead] [--limit <number>]
  ${LEADS} show <id> [--site <slug>]
  ${LEADS} resend <id> [--target <name>] [--site <slug>]
  ${LEADS} export --email <address> and/or --phone <number> [--site <slug>]
  ${LEADS} erase --email <address> and/or --phone <number> [--site <slug>] [--yes]
Also: ${PLACES_USAGE} [--json]. An id may be its first eight characters or more.`;

interface Listed {
  readonly site?: string;
  readonly state?: DeliveryState;
  readonly limit: number;
}

export type LeadsCommand =
  | ({ readonly name: 'list' } & Listed)
  | ({ readonly name: 'messages' } & Listed)
  | { readonly name: 'show'; readonly id: string; readonly site?: string }
  | { readonly name: 'resend'; readonly id: string; readonly target?: string; readonly site?: string }
  | PersonCommand;

export interface PersonCommand {
  readonly name: 'export' | 'erase';
  readonly email?: string;
  readonly phone?: string;
  readonly site?: string;
  /** Without it an erasure only says what there is. */
  readonly isMeant: boolean;
}

export interface ParsedCommand {
  readonly command: LeadsCommand;
  /** Flags that say where the installation is. */
  readonly places: { readonly data?: string | undefined; readonly dealers?: string | undefined };
  readonly isJson: boolean;
}

/** Reads the command line. Throws a sentence that says what is wrong, and how to use it. */
export function parseCommand(args: readonly string[]): ParsedCommand {
  const { values, positionals } = parse(args);
  const [name, id, ...rest] = positionals;
  const { site, target, state, limit, json: isJson, email, phone, yes } = values;
  const places = { data: values.data, dealers: values.dealers };
  const refuse = (reason: string): never => {
    throw new Error(`${reason}\n${USAGE}`);
  };
  const of = site === undefined ? {} : { site };
  const only = (option: 'target' | 'state' | 'limit', ...owners: string[]) => {
    if (values[option] !== undefined && !owners.includes(name ?? ''))
      refuse(`--${option} is for ${owners.map((owner) => `"${owner}"`).join(' and ')}.`);
  };
  const isList = name === 'list' || name === 'messages';
  const isOfPerson = name === 'export' || name === 'erase';
  if (rest.length > 0 || ((isList || isOfPerson) && id !== undefined))
    refuse(`"${rest[0] ?? id ?? ''}" is one word too many.`);
  only('target', 'resend');
  for (const option of ['state', 'limit'] as const) only(option, 'list', 'messages');
  if (!isOfPerson && (email ?? phone) !== undefined) refuse('--email and --phone are for "export" and "erase".');
  if (yes && name !== 'erase') refuse('--yes is for "erase".');
  if (isOfPerson) {
    if (email === undefined && phone === undefined) refuse(`"${name}" needs --email or --phone.`);
    const person = { ...(email === undefined ? {} : { email }), ...(phone === undefined ? {} : { phone }) };
    return { command: { name, ...of, ...person, isMeant: yes }, places, isJson };
  }
  if (isList) {
    const known = DELIVERY_STATES.find((item) => item === state);
    if (state !== undefined && !known) refuse(`--state must be one of ${DELIVERY_STATES.join(', ')}, not "${state}".`);
    const most = Number(limit ?? 50);
    if (!Number.isInteger(most) || most < 1 || most > 1000)
      refuse(`--limit must be a number from 1 to 1000, not "${limit ?? ''}".`);
    return { command: { name, ...of, ...(known ? { state: known } : {}), limit: most }, places, isJson };
  }
  if (name !== 'show' && name !== 'resend') return refuse(name ? `"${name}" is no command.` : 'A command is missing.');
  if (id === undefined) return refuse(`"${name}" needs the id of a lead.`);
  if (name === 'show') return { command: { name, id, ...of }, places, isJson };
  return { command: { name, id, ...of, ...(target === undefined ? {} : { target }) }, places, isJson };
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        site: text,
        target: text,
        state: text,
        limit: text,
        email: text,
        phone: text,
        yes: { type: 'boolean', default: false },
        ...PLACES,
        json: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`, { cause: error });
  }
}

/** Deliveries as a table; nothing about shoppers is in it. */
export function deliveryTable(rows: readonly DeliveryRow[]): string {
  if (rows.length === 0) return 'No deliveries.';
  const cells = rows.map((row) => [
    row.received_at.slice(0, 16).replace('T', ' '),
    row.lead,
    row.site,
    row.category,
    row.target,
    row.state,
    `${row.attempts}`,
    row.reason ?? '',
  ]);
  return aligned([['received (UTC)', 'lead', 'site', 'category', 'target', 'state', 'tries', 'reason'], ...cells]);
}

/** Messages to shoppers as a table; nothing about shoppers is in it. */
export function messageTable(rows: readonly MessageState[]): string {
  if (rows.length === 0) return 'No messages.';
  const cells = rows.map((row) => [
    row.queued_at.slice(0, 16).replace('T', ' '),
    row.site,
    row.kind,
    row.ref,
    row.by,
    row.state,
    `${row.attempts}`,
    row.reason ?? '',
  ]);
  return aligned([['queued (UTC)', 'site', 'kind', 'about', 'by', 'state', 'tries', 'reason'], ...cells]);
}

function aligned(table: readonly (readonly string[])[]): string {
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** How much there is of a person, by site; nothing of it. */
export const erasureTable = (sites: readonly { site: string; counts: Readonly<Record<string, number>> }[]): string =>
  sites
    .map(
      ({ site, counts }) =>
        `${site}: ${Object.entries(counts)
          .map(([name, count]) => `${count} ${name}`)
          .join(', ')}`,
    )
    .join('\n');

/** One lead with all that the shopper sent, for the operator who asks for it. */
export const leadSheet = (lead: LeadRecord): string =>
  [
    `Lead ${lead.id} of ${lead.site}: ${lead.category}, received ${lead.received_at}`,
    '',
    JSON.stringify(lead.enquiry, null, 2),
    '',
    deliveryTable(lead.deliveries),
  ].join('\n');
