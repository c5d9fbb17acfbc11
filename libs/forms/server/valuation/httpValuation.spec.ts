import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Vehicle } from '@forecourt/vehicle';
import { httpValuation } from './httpValuation.js';

const vehicle: Vehicle = {
  id: '1',
  slug: 'kia-1',
  stocknum: '1',
  vin: 'VIN1',
  item_type: 'car',
  car_type: 'used',
  status: 'in_stock',
  make: 'Kia',
  model: 'Rio',
  year: 2021,
  km: 40_000,
  price: 20_000,
  images: [],
  created_at_timestamp: 1,
  updated_at_timestamp: 1,
};

let server: Server;
let answer: (request: IncomingMessage, response: ServerResponse, body: string) => void;
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => answer(request, response, body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ask = (timeoutMs = 2000) => {
  const { port } = server.address() as AddressInfo;
  return httpValuation({ url: `http://127.0.0.1:${port}/value`, apiKey: 'secret', timeoutMs }).gauge(vehicle, 'a');
};
const say = (text: string, status = 200) => {
  answer = (_request, response) => void response.writeHead(status).end(text);
};

describe('httpValuation', () => {
  it('VDP-08 asks with the key and what identifies the vehicle, and takes what the contract names', async () => {
    const seen: { key?: string | undefined; body?: unknown } = {};
    answer = (request, response, body) => {
      seen.key = request.headers.authorization;
      seen.body = JSON.parse(body);
      response.end('{"fill":0.4,"confidence":0.9,"listing_price":20000,"internal":"x"}');
    };
    expect(await ask()).toEqual({ fill: 0.4, confidence: 0.9, listing_price: 20_000 });
    expect(seen.key).toBe('Bearer secret');
    expect(seen.body).toMatchObject({ vin: 'VIN1', make: 'Kia', km: 40_000, listing_price: 20_000 });
  });
  it('VDP-08 a vehicle that the partner does not know has no gauge', async () => {
    say('', 404);
    expect(await ask()).toBeUndefined();
  });
  it.each([
    ['an error', '{}', 500],
    ['text', 'hello', 200],
    ['a list', '[1]', 200],
    ['words for numbers', '{"fill":"half"}', 200],
    ['a price below nothing', '{"listing_price":-1}', 200],
    ['far too much', `{"description":"${'x'.repeat(30_000)}"}`, 200],
  ])('VDP-08 %s is refused', async (_name, text, status) => {
    say(text, status);
    await expect(ask()).rejects.toThrow('The valuation service answered');
  });
  it('VDP-08 does not wait for ever, and takes its key nowhere else', async () => {
    answer = () => undefined;
    await expect(ask(60)).rejects.toThrow(/timeout/i);
    answer = (_request, response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
    await expect(ask()).rejects.toThrow();
  });
});
