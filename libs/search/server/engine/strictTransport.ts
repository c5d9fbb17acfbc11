import axios, { type AxiosAdapter } from 'axios';

/**
 * How the official client reaches a node, with what it leaves open closed: an answer is whole in time, however busily
 * it comes; it has an end; and a node that sends the request elsewhere is a node that fails, since a key goes to it
 * alone.
 */
export const strictTransport =
  (mostBytes: number): AxiosAdapter =>
  async (config) => {
    const send = axios.getAdapter('http');
    const { timeout = 0 } = config;
    const whole = timeout > 0 ? { signal: AbortSignal.timeout(timeout) } : {};
    const response = await send({ ...config, ...whole, maxContentLength: mostBytes, maxRedirects: 0 });
    if (response.status >= 300 && response.status < 400)
      throw new Error(`it redirects (${response.status}); name the address that it leads to`);
    return response;
  };
