import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFront, halfSentLimits, type Front } from './front.js';

let server: Server;
let front: Front;
let origin: string;
beforeEach(async () => {
  server = createServer(halfSentLimits(500));
  front = createFront(server);
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

  it('closing waits for what is being answered and refuses what comes new', async () => {
    let release = () => undefined as unknown;
    let isTaken = false;
    front.open((_request, response) => {
      isTaken = true;
      release = () => response.end('whole');
    });
    const slow = fetch(`${origin}/slow`);
    await expect.poll(() => isTaken).toBe(true);
    const closed = front.close();
    expect((await fetch(`${origin}/readyz`)).status).toBe(503);
    expect((await fetch(`${origin}/`)).status).toBe(503);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    release();
    expect(await (await slow).text()).toBe('whole');
    await closed;
  });

  it('closing waits no longer than its grace', async () => {
    front.open(() => undefined);
    const hanging = fetch(`${origin}/never`).catch(() => 'cut off');
    await new Promise((resolve) => setTimeout(resolve, 50));
    await front.close(60);
    server.closeAllConnections();
    expect(await hanging).toBe('cut off');
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
