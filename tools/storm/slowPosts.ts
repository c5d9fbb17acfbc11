// One client holds many posts that it never finishes sending: head first, then a byte a second. Others ask for pages
// and enquire meanwhile. `npm run storm -- slow-posts [--sockets 40] [--seconds 30]`
import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { parseArgs } from 'node:util';
import { askSite } from '../commands/askSite.ts';
import { sendLead } from '../commands/sendLead.ts';
import { wholeNumber } from '../flags.ts';
import { inFolder, pause, SITE, started } from './harness.ts';

const { values } = parseArgs({
  options: { sockets: { type: 'string', default: '40' }, seconds: { type: 'string', default: '30' } },
});
const sockets = wholeNumber('sockets', values.sockets);
const seconds = wholeNumber('seconds', values.seconds);

const HOST = `${SITE}.localhost`;
const HEAD = [
  'POST /api/enquiries HTTP/1.1',
  `Host: ${HOST}`,
  'Content-Type: application/json',
  'Content-Length: 60000',
  'X-Forwarded-For: 203.0.113.9',
  '\r\n',
].join('\r\n');
/** Shoppers who ask at the same time, and the pause of each between two requests. */
const SHOPPERS = 4;
const PAUSE_MS = 200;

/** Holds one post after the other, a new one as soon as the platform ends the last. Counts them. */
async function holdPosts(port: number, isOver: () => boolean): Promise<number> {
  let opened = 0;
  while (!isOver()) {
    opened += 1;
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(HEAD);
    while (!socket.destroyed && !isOver()) {
      await pause(1000);
      socket.write('x');
    }
    socket.destroy();
  }
  return opened;
}

interface Served {
  pages: number;
  enquiries: number;
  /** Statuses of what was not served. */
  readonly refused: number[];
}

async function shop(port: number, shopper: number, served: Served, isOver: () => boolean): Promise<void> {
  // a connection for each request: one that was kept may end while the next is on its way
  const headers = { 'x-forwarded-for': `10.0.${shopper}.1`, connection: 'close' };
  for (let round = 0; !isOver(); round++) {
    const { status } = await askSite(port, HOST, '/search', { headers });
    if (status === 200) served.pages += 1;
    else served.refused.push(status);
    // a shopper may enquire a few times an hour
    if (round === 0) {
      const lead = await sendLead(port, SITE, randomUUID(), headers);
      if (lead.id === undefined) served.refused.push(lead.status);
      else served.enquiries += 1;
    }
    await pause(PAUSE_MS);
  }
}

export const scenario = (): Promise<boolean> =>
  inFolder(async (dir) => {
    const platform = await started(dir, { FORECOURT_TRUSTED_PROXIES: '127.0.0.1' });
    const served: Served = { pages: 0, enquiries: 0, refused: [] };
    const until = Date.now() + seconds * 1000;
    const isOver = () => Date.now() > until;
    const posts = Array.from({ length: sockets }, () => holdPosts(platform.port, isOver));
    await pause(2000);
    const shoppers = Array.from({ length: SHOPPERS }, (_, at) => shop(platform.port, at, served, isOver));
    await Promise.all(shoppers);
    const opened = (await Promise.all(posts)).reduce((sum, count) => sum + count, 0);
    await platform.end('SIGTERM');
    const { pages, enquiries, refused } = served;
    console.log(
      `${sockets} slow posts at once for ${seconds} s (${opened} opened): others got ${pages} pages and sent ` +
        `${enquiries} enquiries, ${refused.length} refused${refused.length > 0 ? ` (${refused.join(', ')})` : ''}`,
    );
    return refused.length === 0 && pages > 0 && enquiries === SHOPPERS;
  });
