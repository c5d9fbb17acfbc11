// Shoppers sign in while each of their requests meets another process: the code of one, the session of the next, the
// account at the third. `npm run storm -- sign-ins [--people 30] [--on embedded|postgres|three]`
import { parseArgs } from 'node:util';
import { askSite, postJson, type SiteAnswer } from '../commands/askSite.ts';
import { wholeNumber } from '../flags.ts';
import { pause } from './harness.ts';
import { stormOn, type Weather } from './places.ts';

const { values } = parseArgs({
  options: { people: { type: 'string', default: '30' }, on: { type: 'string', default: 'three' } },
});
const people = wholeNumber('people', values.people);

/** A dealer whose shoppers have accounts. */
const HOST = 'northline.localhost';
const MAIL_MS = 30_000;

const cookiesOf = ({ headers }: SiteAnswer): string =>
  (headers['set-cookie'] ?? []).map((line) => line.split(';')[0] ?? '').join('; ');

/** The code in the mail that came to an address. */
async function codeOf({ mails }: Weather, address: string): Promise<string> {
  for (const until = Date.now() + MAIL_MS; Date.now() < until; await pause(100)) {
    const mail = mails.received.find(({ to }) => to.includes(address));
    const code = /\d{3} \d{3}/.exec(`${mail?.mail.subject ?? ''} ${mail?.mail.text ?? ''}`)?.[0];
    if (code) return code.replace(' ', '');
  }
  throw new Error(`No code came to ${address}.`);
}

/** Says what went wrong; nothing where the account is the shopper's own. */
async function signIn(weather: Weather, person: number): Promise<string | undefined> {
  const { ports } = weather.fleet;
  const portOf = (step: number) => ports[(person + step) % ports.length] ?? 0;
  const headers = { 'x-forwarded-for': `10.1.${Math.floor(person / 200)}.${(person % 200) + 1}` };
  const address = `shopper${person}@example.com`;
  const requested = await postJson(portOf(0), HOST, '/api/account/codes', { address }, headers);
  if (requested.status !== 202) return `code: ${requested.status}`;
  const cookie = cookiesOf(requested);
  const code = await codeOf(weather, address);
  const opened = await postJson(portOf(1), HOST, '/api/account/session', { address, code }, { ...headers, cookie });
  if (opened.status !== 201) return `session: ${opened.status}`;
  const known = await askSite(portOf(2), HOST, '/api/account', { headers: { ...headers, cookie: cookiesOf(opened) } });
  return known.text.includes(address) ? undefined : `account: ${known.status}`;
}

async function storm(weather: Weather): Promise<boolean> {
  const faults: string[] = [];
  for (let person = 0; person < people; person++) {
    const fault = await signIn(weather, person);
    if (fault) faults.push(fault);
  }
  console.log(
    `${weather.words}: ${people - faults.length} of ${people} sign-ins with each request at another process` +
      (faults.length > 0 ? ` (${[...new Set(faults)].join(', ')})` : ''),
  );
  return faults.length === 0;
}

export const scenario = () => stormOn(values.on, storm);
