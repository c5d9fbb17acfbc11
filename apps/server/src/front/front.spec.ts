import { Agent, createServer, request as sendRequest, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brokenLines, brokenState } from '../configuration/brokenLines.js';
import { createFront, connectionLimits, type Front } from './front.js';

let server: Server;
let front: Front;
let origin: string;
beforeEach(async () => {
  server = createServer(connectionLimits(500));
  front = createFront(server, {
    halfSent: {
      forms: { perNetwork: 8, total: 30, maxMs: 600 },
      uploads: { perNetwork: 2, total: 6, maxMs: 5000 },
      answers: { perNetwork: 50, total: 100, maxMs: 1500 },
      files: { perNetwork: 3, total: 6, maxMs: 30_000 },
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe('while the platform starts', () => {
  it('a page is a 503 with Retry-After and a sentence, never silence', async () => {
    const answer = await fetch(`${origin}/search`);
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(await answer.text()).toContain('The site is starting.');
  });

  it('the service answers in its own form, also while a body is on its way', async () => {
    const api = await fetch(`${origin}/api/enquiries`, { method: 'POST', body: 'x'.repeat(500_000) });
    expect(api.status).toBe(503);
    expect(await api.json()).toMatchObject({ error: { code: 'unavailable' } });
    const search = await fetch(`${origin}/typesense/multi_search?x=1`, { method: 'POST', body: '{}' });
    expect(search.status).toBe(503);
    expect(search.headers.get('retry-after')).toBe('5');
    expect(await search.json()).toEqual({ message: expect.stringContaining('starting') as string });
  });

  it('it is alive and not ready, on any host', async () => {
    const of = (path: string) => fetch(origin + path, { headers: { host: 'nobody.example' } });
    expect((await of('/healthz')).status).toBe(200);
    const ready = await of('/readyz?probe=1');
    expect(ready.status).toBe(503);
    expect(await ready.json()).toEqual({ status: 'starting' });
  });

  it('the answer to a posted form does not reload automatically', async () => {
    expect(await (await fetch(`${origin}/contact-us`, { method: 'POST', body: 'a=b' })).text()).not.toContain(
      'refresh',
    );
  });
});

describe('once it is ready', () => {
  it('requests go on to the platform and health answers do not', async () => {
    const seen: string[] = [];
    front.open((request, response) => {
      seen.push(request.url ?? '');
      response.end('page');
    });
    expect(await (await fetch(`${origin}/search`)).text()).toBe('page');
    for (const path of ['/healthz', '/readyz']) expect((await fetch(origin + path)).status).toBe(200);
    expect((await fetch(`${origin}/readyz`, { method: 'POST' })).status).toBe(405);
    expect(seen).toEqual(['/search']);
  });

  it('TEN-03 dealers that are broken are named at /readyz, which is ready all the same', async () => {
    const broken = [
      {
        slug: 'harbour',
        problems: ['dealers/harbour/site.json: site.name: is missing'],
        runsByLast: true,
      },
      { slug: 'wattle', problems: ['dealers/wattle/site.json: cannot be read'], runsByLast: false },
    ];
    expect(brokenLines(broken)).toEqual([
      'The dealer "harbour" is broken: its site runs by its last version that was right.\n' +
        '  - dealers/harbour/site.json: site.name: is missing',
      'The dealer "wattle" is broken: its site stays out.\n  - dealers/wattle/site.json: cannot be read',
    ]);
    front.open((_request, response) => response.end(), {
      broken: () => brokenState(broken, new Map([['aurora', ['a text']]])),
    });
    const ready = await fetch(`${origin}/readyz`);
    expect(ready.status).toBe(200);
    expect(await ready.json()).toEqual({
      status: 'ready',
      broken: [
        { dealer: 'harbour', runs: 'by its last version' },
        { dealer: 'wattle', runs: 'not at all' },
        { dealer: 'aurora', runs: 'without some of its texts' },
      ],
    });
    expect(await (await fetch(`${origin}/healthz`)).json()).toEqual({ status: 'alive' });
  });

  it('it is not ready while its database is away, and goes on with what it can answer', async () => {
    let isThere = false;
    front.open((_request, response) => response.end('a kept page'), {
      lacks: () => (isThere ? undefined : 'no-database'),
    });
    const ready = await fetch(`${origin}/readyz`);
    expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await ready.json()).toEqual({ status: 'no-database' });
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    expect(await (await fetch(`${origin}/cars/a`)).text()).toBe('a kept page');
    isThere = true;
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  });

  it('TEN-03 a storage that is away is named at /readyz, which is ready all the same', async () => {
    let isThere = false;
    front.open((_request, response) => response.end(), { without: () => (isThere ? [] : ['storage']) });
    const ready = await fetch(`${origin}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready', without: ['storage'] }]);
    isThere = true;
    expect(await (await fetch(`${origin}/readyz`)).json()).toEqual({ status: 'ready' });
  });

  it('ending goes on for a while with /readyz not ready, and then waits for what is being answered', async () => {
    let release = () => undefined as unknown;
    const isTaken = new Promise<void>((resolve) => {
      front.open((request, response) => {
        if (request.url !== '/slow') return void response.end('page');
        release = () => response.end('whole');
        resolve();
      });
    });
    const slow = fetch(`${origin}/slow`);
    await isTaken;
    let hasEnded = false;
    const closed = front.close({ drainMs: 300 }).then(() => (hasEnded = true));
    const ready = await fetch(`${origin}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'closing' }]);
    const page = await fetch(`${origin}/page`);
    expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    await expect.poll(() => fetch(`${origin}/page`).catch(() => 'refused'), { timeout: 2000 }).toBe('refused');
    expect(hasEnded).toBe(false);
    release();
    expect(await (await slow).text()).toBe('whole');
    await closed;
  });

  it('closing waits no longer than its grace', async () => {
    front.open(() => undefined);
    const hanging = fetch(`${origin}/never`).catch(() => 'cut off');
    await new Promise((resolve) => setTimeout(resolve, 50));
    await front.close({ graceMs: 60 });
    server.closeAllConnections();
    expect(await hanging).toBe('cut off');
  });
});

describe('a rolling restart', () => {
  const open = async (name: string) => {
    const process = createServer(connectionLimits());
    const its = createFront(process);
    // pages, and enquiries that take a while
    its.open((request, response) => {
      request.resume().on('end', () => setTimeout(() => response.end(name), request.method === 'POST' ? 60 : 2));
    });
    await new Promise<void>((resolve) => process.listen(0, '127.0.0.1', resolve));
    return { front: its, port: (process.address() as { port: number }).port, isReady: true };
  };

  it.each([
    ['reads /readyz', true],
    ['asks the next process where one breaks off, and sends no form twice', false],
  ])('behind a proxy that %s is seen by no client', async (_proxy, looks) => {
    let processes = [await open('a'), await open('b'), await open('c')];
    const agent = new Agent({ keepAlive: true });
    const failures: string[] = [];
    let asked = 0;
    const forward = (body: string, first = asked++, at = 0): Promise<void> =>
      new Promise((resolve) => {
        const ready = looks ? processes.filter(({ isReady }) => isReady) : processes;
        const { port } = ready[(first + at) % ready.length]!;
        const over = { port, host: '127.0.0.1', path: '/contact-us', agent };
        const sent = sendRequest({ ...over, method: body === '' ? 'GET' : 'POST' }, (answer) => {
          if (answer.statusCode !== 200) failures.push(`${sent.method} ${answer.statusCode ?? 0}`);
          answer.resume().on('end', resolve);
        });
        sent.on('error', ({ code = '' }: NodeJS.ErrnoException) => {
          const mayRepeat = code === 'ECONNREFUSED' || body === '';
          if (!looks && mayRepeat && at < 3) return resolve(forward(body, first, at + 1));
          failures.push(`${sent.method} ${code}`);
          resolve();
        });
        sent.end(body);
      });
    const look = setInterval(() => {
      for (const process of processes)
        void fetch(`http://127.0.0.1:${process.port}/readyz`).then(
          ({ status }) => (process.isReady = status === 200),
          () => (process.isReady = false),
        );
    }, 20);
    let isOver = false;
    let answered = 0;
    const clients = Promise.all(
      Array.from({ length: 12 }, async (_, client) => {
        for (; !isOver; answered++) await forward(looks && client % 3 === 0 ? 'name=Kim' : '');
      }),
    );
    for (const [index, old] of processes.entries()) {
      await old.front.close({ drainMs: 400, graceMs: 2000 });
      processes = processes.with(index, await open('new'));
    }
    isOver = true;
    await clients;
    clearInterval(look);
    agent.destroy();
    for (const { front: its } of processes) await its.close();
    expect(answered).toBeGreaterThan(20);
    expect(failures).toEqual([]);
  });
});

describe('a request that is sent by half', () => {
  it.each([
    ['its head', 'GET / HTTP/1.1\r\nhost: x\r\nx-half: '],
    ['its body', 'POST /contact-us HTTP/1.1\r\nhost: x\r\ncontent-length: 500\r\n\r\nname=K'],
  ])('in %s is closed when its time is over', async (_part, text) => {
    front.open((request, response) => {
      request.resume().on('end', () => response.end('answered'));
    });
    const { port } = server.address() as { port: number };
    const answer = await new Promise<string>((resolve, reject) => {
      let read = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      socket.on('data', (chunk) => (read += chunk.toString()));
      socket.on('error', reject).on('close', () => resolve(read));
    });
    expect(answer).toContain('HTTP/1.1 408');
  });
});

/** Sends the beginning of a request, and leaves the rest to the test. */
const begin = async (text: string): Promise<Socket> => {
  const { port } = server.address() as { port: number };
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  await new Promise<void>((resolve) => void socket.write(text, () => resolve()));
  return socket;
};
const answerOf = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    let read = '';
    socket.on('data', (chunk) => (read += chunk.toString())).once('close', () => resolve(read));
  });
const POST = 'POST /contact-us HTTP/1.1\r\nhost: x\r\nconnection: close\r\n';

describe('a request with two hosts', () => {
  it.each(['/', '/api/locations'])('is refused, since a proxy may have read the other: %s', async (path) => {
    let dispatched = 0;
    front.open(() => dispatched++);
    const answer = await answerOf(await begin(`GET ${path} HTTP/1.1\r\nhost: a.example\r\nHost: b.example\r\n\r\n`));
    expect(answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*A request names one host\./);
    expect(dispatched).toBe(0);
  });
});

describe('a request with its whole address', () => {
  const seen: string[] = [];
  const ask = async (address: string): Promise<string> => {
    seen.splice(0);
    front.open((request, response) => {
      seen.push(request.url ?? '');
      response.end('page');
    });
    return answerOf(await begin(`GET ${address} HTTP/1.1\r\nhost: A.example\r\nconnection: close\r\n\r\n`));
  };
  it.each([
    ['http://a.example/api/locations?x=/y', '/api/locations?x=/y'],
    ['HTTPS://a.example//b.example/', '//b.example/'],
    ['http://a.example?x=1', '/?x=1'],
    ['http://a.example', '/'],
  ])('%s is answered as its path', async (address, path) => {
    expect(await ask(address)).toMatch(/^HTTP\/1\.1 200 /);
    expect(seen).toEqual([path]);
  });
  it.each(['http://b.example/api/locations', 'http://a.example@b.example/', 'http:///x'])(
    '%s names another host, and is refused',
    async (address) => {
      expect(await ask(address)).toMatch(/^HTTP\/1\.1 400 /);
      expect(seen).toEqual([]);
    },
  );
});

describe('bodies that come slowly', () => {
  /** Answers with the body that it has read. */
  const echo = () =>
    front.open((request, response) => {
      let read = '';
      request.on('data', (chunk: Buffer) => (read += chunk.toString())).on('end', () => response.end(`<${read}>`));
    });

  it('forty of one address keep nobody else waiting, and the posts of the same address are taken', async () => {
    echo();
    const slow = await Promise.all(Array.from({ length: 40 }, () => begin(`${POST}content-length: 500\r\n\r\nname=K`)));
    const pages = await Promise.all(Array.from({ length: 24 }, () => fetch(`${origin}/cars`)));
    expect(pages.map(({ status }) => status)).toEqual(Array(24).fill(200));
    const posts = await Promise.all(
      Array.from({ length: 4 }, (_, at) => fetch(`${origin}/contact-us`, { method: 'POST', body: `at=${at}` })),
    );
    expect(await Promise.all(posts.map((answer) => answer.text()))).toEqual(['<at=0>', '<at=1>', '<at=2>', '<at=3>']);
    for (const socket of slow) socket.destroy();
  });

  it('are dropped when their time is over, with 408 and a sentence', async () => {
    let dispatched = 0;
    front.open(() => dispatched++);
    const page = answerOf(await begin(`${POST}content-length: 500\r\n\r\nname=K`));
    const call = answerOf(await begin('POST /api/enquiries HTTP/1.1\r\nhost: x\r\ncontent-length: 500\r\n\r\n{'));
    expect(await page).toMatch(/^HTTP\/1\.1 408 [\s\S]*This was not sent in full\. Please send it again\./);
    expect(await call).toMatch(/"code":"incomplete"/);
    expect(dispatched).toBe(0);
  });

  it.each([
    ['of photos', '/api/trade-in/l1/photos'],
    ['of pictures for the website', '/api/desk/site/pictures'],
  ])('%s have longer, and one too many of a network takes the place of its oldest', async (_which, path) => {
    echo();
    const upload = `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: 6\r\n\r\na=1`;
    const first = answerOf(await begin(upload));
    const honest = await begin(upload);
    const answer = answerOf(honest);
    await new Promise((resolve) => setTimeout(resolve, 800));
    const last = await begin(upload);
    expect(await first, 'broken off').toBe('');
    honest.write('&b=');
    expect(await answer).toContain('<a=1&b=>');
    last.destroy();
  });

  it.each([
    ['in pieces', 'content-length: 6\r\n\r\na=1', '&b=', '<a=1&b=>'],
    ['in chunks', 'transfer-encoding: chunked\r\n\r\n3\r\na=1\r\n', '3\r\n&b=\r\n0\r\n\r\n', '<a=1&b=>'],
    ['in no chunk', 'transfer-encoding: chunked\r\n\r\n', '0\r\n\r\n', '<>'],
  ])('%s reach their reader whole', async (_how, head, rest, expected) => {
    echo();
    const socket = await begin(POST + head);
    const answer = answerOf(socket);
    await new Promise((resolve) => setTimeout(resolve, 50));
    socket.write(rest);
    expect(await answer).toContain(expected);
  });

  it('of any size are read by whoever answers them', async () => {
    echo();
    const body = 'x'.repeat(600_000);
    const answer = await fetch(`${origin}/contact-us`, { method: 'POST', body });
    expect(await answer.text()).toBe(`<${body}>`);
    const streamed = await fetch(`${origin}/contact-us`, {
      method: 'POST',
      body: new Blob([body]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect((await streamed.text()).length).toBe(600_002);
  });
});

describe('answers that are read slowly', () => {
  // more than the system buffers of an unread answer
  const large = Buffer.alloc(8 * 1024 * 1024);
  const sockets: Socket[] = [];
  afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()));
  const ask = async (text: string): Promise<Socket> => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1').pause();
    socket.on('error', () => undefined);
    sockets.push(socket);
    await new Promise((resolve) => socket.once('connect', resolve));
    socket.write(text);
    return socket;
  };
  const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`;
  const others = () =>
    Promise.all(Array.from({ length: 5 }, async () => (await fetch(`${origin}/small`)).status)).then((all) => [
      ...new Set(all),
    ]);
  const begun: string[] = [];
  beforeEach(() => {
    begun.splice(0);
    front.open((request, response) => {
      begun.push(request.url ?? '');
      if (request.url === '/small') response.end('small');
      else if (request.url === '/stream' || request.url?.startsWith('/media/'))
        Readable.from(Array.from({ length: 100 }, () => large.subarray(0, 100_000))).pipe(response);
      else response.end(large);
    });
  });

  it.each(['/page', '/stream'])('forty of %s keep nobody else waiting', async (path) => {
    for (let at = 1; at <= 40; at++) {
      await ask(get(path));
      await expect.poll(() => begun.length, { interval: 5 }).toBe(at);
    }
    expect(await others()).toEqual([200]);
  });

  it('are one after the other on a connection: those behind are not begun', async () => {
    const socket = await ask(get('/page') + get('/small').repeat(60));
    await expect.poll(() => begun.length).toBe(1);
    expect(await others()).toEqual([200]);
    begun.splice(0);
    let text = '';
    socket.on('data', (data: Buffer) => (text += data.toString('latin1'))).resume();
    await expect.poll(() => begun.length, { timeout: 10_000 }).toBe(60);
    await expect.poll(() => text.split('HTTP/1.1 200').length, { timeout: 10_000 }).toBe(62);
  });

  /** Whether a connection ended before its answer did. */
  const isCut = async (socket: Socket): Promise<boolean> => {
    let length = 0;
    socket.on('data', (data: Buffer) => (length += data.length)).resume();
    const isClosed = new Promise((resolve) => socket.once('close', resolve));
    await Promise.race([isClosed, new Promise((resolve) => setTimeout(resolve, 1000))]);
    return length < large.length;
  };

  it('end with their connection when their time is over; a film, which is read as it is watched, does not', async () => {
    const [page, stream, film] = [await ask(get('/page')), await ask(get('/stream')), await ask(get('/media/a.mp4'))];
    await expect.poll(() => begun.length).toBe(3);
    await new Promise((resolve) => setTimeout(resolve, 2000));
    expect([await isCut(page), await isCut(stream), await isCut(film)]).toEqual([true, true, false]);
  });

  it('one film too many of a network takes the place of its oldest', async () => {
    const films: Socket[] = [];
    for (let at = 1; at <= 4; at++) {
      films.push(await ask(get(`/media/${at}.mp4`)));
      await expect.poll(() => begun.length).toBe(at);
    }
    expect(await Promise.all(films.map(isCut))).toEqual([true, false, false, false]);
  });
});

describe('more than can be answered in time', () => {
  it('is turned away with 503 and Retry-After, while health, files and all that was taken are answered', async () => {
    front.open((request, response) => {
      const isFile = request.url?.startsWith('/assets/') === true;
      setTimeout(() => response.end('page'), isFile ? 0 : 1500);
    });
    const ask = async (path: string) => {
      const { status, headers } = await fetch(origin + path);
      return { status, again: Number(headers.get('retry-after') ?? 0) };
    };
    const pages = Array.from({ length: 80 }, (_, index) => ask(`/page-${index}`));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await ask('/healthz')).status).toBe(200);
    expect((await ask('/assets/page.js')).status).toBe(200);
    const api = await fetch(`${origin}/api/locations`);
    expect(api.status).toBe(503);
    expect(await api.json()).toMatchObject({ error: { code: 'unavailable' } });
    const answers = await Promise.all(pages);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(32);
    for (const { status, again } of answers) if (status === 503) expect(again).toBeGreaterThan(0);
    expect((await ask('/page')).status).toBe(200);
  });
});

describe('a page that a browser fetches ahead', () => {
  it('is left out long before a visitor is turned away, and at once', async () => {
    const held: (() => void)[] = [];
    front.open((request, response) => {
      const answer = () => void response.end('page');
      if (request.url === '/slow') held.push(answer);
      else answer();
    });
    const ahead = { headers: { 'sec-purpose': 'prefetch;anonymous-client-ip' } };
    expect((await fetch(`${origin}/page`, ahead)).status).toBe(200);
    const slow = Array.from({ length: 8 }, () => fetch(`${origin}/slow`));
    await expect.poll(() => held.length).toBe(8);
    const beganAt = performance.now();
    const { status, headers } = await fetch(`${origin}/page`, ahead);
    expect([status, headers.get('cache-control'), headers.has('retry-after')]).toEqual([503, 'no-store', true]);
    expect(performance.now() - beganAt).toBeLessThan(300);
    expect((await fetch(`${origin}/page`)).status, 'a visit').toBe(200);
    for (const answer of held) answer();
    expect((await Promise.all(slow)).map((answer) => answer.status)).toEqual(Array(8).fill(200));
  });
});

describe('pages that take long to render', () => {
  /** Draws for 20 ms without a pause. */
  const draw = (): void => {
    for (const until = performance.now() + 20; performance.now() < until;);
  };

  it('let a new connection ask between any two of them whether the platform lives', async () => {
    let drawn = 0;
    let isOver = false;
    front.open((_request, response) => {
      drawn++;
      draw();
      response.end('page');
    });
    const visitors = Array.from({ length: 24 }, async () => {
      while (!isOver)
        await fetch(`${origin}/page`).then(
          (answer) => answer.text(),
          () => (isOver = true),
        );
    });
    await expect.poll(() => drawn, { timeout: 10_000 }).toBeGreaterThan(24);
    const waits: number[] = [];
    for (let probe = 0; probe < 8; probe++) {
      const before = drawn;
      const answer = await fetch(`${origin}/healthz`, { headers: { connection: 'close' } });
      expect(answer.status).toBe(200);
      waits.push(drawn - before);
    }
    isOver = true;
    await Promise.all(visitors);
    expect(Math.max(...waits), `pages rendered before each answer: ${waits.join(', ')}`).toBeLessThan(6);
  });

  it('are not rendered for visitors who have left', async () => {
    let drawn = 0;
    front.open((_request, response) => {
      drawn++;
      draw();
      response.end('page');
    });
    const sockets = await Promise.all(
      Array.from(
        { length: 40 },
        () =>
          new Promise<Socket>((resolve) => {
            const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => resolve(socket));
          }),
      ),
    );
    for (const socket of sockets) {
      socket.write('GET /page HTTP/1.1\r\nhost: x\r\n\r\n');
      socket.resetAndDestroy();
    }
    expect(await (await fetch(`${origin}/last`)).text()).toBe('page');
    // how many resets come before their turn is the machine's; without the check all are rendered
    expect(drawn).toBeLessThan(20);
  });
});
