import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, createFetchApi } from './apiGateway.js';

const answered = (answer: Response) => {
  const fetched = vi.fn((_address: string, _request: RequestInit) => Promise.resolve(answer));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
afterEach(() => vi.unstubAllGlobals());

describe('calls of the service', () => {
  it('API-01 send and read JSON, for the site of a visitor', async () => {
    const fetched = answered(new Response('{"a":1}'));
    const api = createFetchApi({ origin: 'http://service', host: 'harbour.example' });
    expect(await api.request('/api/x', { method: 'POST', body: { b: 2 } })).toEqual({ a: 1 });
    const [address, request] = fetched.mock.calls[0] ?? [];
    expect(address).toBe('http://service/api/x');
    expect(request).toMatchObject({ method: 'POST', body: '{"b":2}', keepalive: false });
    expect(request?.headers).toMatchObject({ accept: 'application/json', 'x-forwarded-host': 'harbour.example' });
  });
  it('API-01 may outlive their page', async () => {
    const fetched = answered(new Response(''));
    await createFetchApi().request('/api/x', { keepalive: true });
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ keepalive: true });
  });
  it('VDP-15 bring a file as it is', async () => {
    answered(new Response('%PDF'));
    const file = await createFetchApi().request<Blob>('/api/x.pdf', { expects: 'file' });
    expect(await file.text()).toBe('%PDF');
  });
  it('API-01 that are refused say why, also where a file was requested', async () => {
    answered(new Response('{"error":{"message":"Not now."}}', { status: 503 }));
    const call = createFetchApi().request('/api/x.pdf', { expects: 'file' });
    await expect(call).rejects.toThrow(ApiError);
    await expect(call).rejects.toMatchObject({ status: 503, message: 'Not now.' });
  });
});
