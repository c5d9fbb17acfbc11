import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { RouterContextProvider } from 'react-router-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSite } from '@forecourt/composition';
import type { ApiErrorBody } from '@forecourt/contracts/api';
import { apiContext, siteContext, type ApiGateway } from '@forecourt/runtime';
import { FIRST_LANGUAGE } from '@forecourt/words';
import type { Service } from '../../apps/api/src/compose.ts';
import { buildKia } from '../../apps/api/src/testing/demo.ts';
import { openService } from '../../apps/api/src/testing/openService.ts';
import { readSites, ROOT } from '../../apps/server/src/configuration/readSites.ts';
import { gateways, NOBODY } from '../../apps/server/src/pages/gateways.ts';
import { action } from '../../libs/garage/web/pages/signInAction.ts';

/** Subjects whose refusals programs and operators read (docs/guides/languages.md). */
const FOR_PROGRAMS: ReadonlySet<string> = new Set(['admin', 'pictures', 'search', 'service']);
const OTHERS = ['/api/payments/stripe/webhook'];

interface Schema {
  readonly properties?: Readonly<Record<string, unknown>>;
}
interface Parameter {
  readonly name: string;
  readonly in: string;
}
interface Operation {
  readonly tags?: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: Schema }>> };
}
interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** Three words of English or more: values that are allowed, names and parts of addresses are shorter. */
const ENGLISH = /[A-Za-z’']{2,} [A-Za-z’']+ [A-Za-z’']{2,}/;
const HAN = /\p{Script=Han}/u;

/** Sources whose refusals are English, by the same rule. */
const IN_ENGLISH: readonly string[] = [
  'apps/api/src/copyForBackup.ts',
  'apps/api/src/developerPages.ts',
  ...['testPaymentRoutes', 'webhookRoutes'].map((name) => `libs/checkout/server/reservations/payments/${name}.ts`),
  'libs/platform/server/src/makeServiceContext.ts',
  ...['mediaRoutes', 'sendFilm'].map((name) => `libs/pictures/server/${name}.ts`),
  ...['importJob', 'index/stockOwnerNamed', 'routes/operatorRoutes'].map((name) => `libs/stock/server/${name}.ts`),
  'libs/leads/server/desk.ts',
  'libs/search/server/searchRoutes.ts',
  ...['operator/operatorModule', 'privacy/personalData'].map((name) => `libs/platform/server/src/${name}.ts`),
];

it('TEN-03 a refusal that shoppers or a dealer’s people read is a message of a catalogue', () => {
  const sources = globSync(['{apps/api,libs/server/*}/src/**/*.ts', 'libs/*/{domain,server}/**/*.ts'], { cwd: ROOT });
  const literal = /new Refusal\(\s*\w+,\s*(['"`[]|.*\.message)/;
  const found = sources.filter(
    (file) => !/\.spec\./.test(file) && literal.test(readFileSync(path.join(ROOT, file), 'utf8')),
  );
  expect(found.sort()).toEqual([...IN_ENGLISH].sort());
});

const sites = readSites();
const TRANSLATED = sites.all.filter(({ site }) => site.language !== FIRST_LANGUAGE);

describe.each(TRANSLATED.map((site) => [site.slug, site] as const))('what the service refuses on %s', (_slug, site) => {
  let service: Service;
  let visitors = 0;
  const host = site.site.hosts[0] ?? '';
  const call = (method: 'GET' | 'POST', url: string, payload?: object | string, headers: Record<string, string> = {}) =>
    service.api.inject({
      method,
      url,
      headers: { host, 'x-forwarded-for': `10.${(visitors += 1) >> 8}.${visitors & 255}.1`, ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
  const errorOf = (answer: { json: () => unknown }) => (answer.json() as ApiErrorBody).error;
  beforeAll(async () => {
    const stock = [buildKia('1'), buildKia('2', { status: 'withdrawn' })];
    service = await openService({ [site.stockOwner]: stock }, { sites, isProduction: false, writesPerMinute: 5000 });
    await service.worker.drain();
  }, 60_000);
  afterAll(() => service.close());

  it('TEN-03 is in its language, whatever a form sends to any address that shoppers or its people use', async () => {
    const { paths } = (await call('GET', '/api/openapi.json')).json<OpenApi>();
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, operation]) =>
        OTHERS.includes(path) || operation.tags?.some((tag) => FOR_PROGRAMS.has(tag))
          ? []
          : [{ path, method: method.toUpperCase() as 'GET' | 'POST', operation }],
      ),
    );
    const wrong = new Set<string>();
    let refused = 0;
    for (const { path, method, operation } of operations) {
      const query = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
      for (const name of ['none', 'kia-2']) {
        const address = path.replaceAll(/\{\w+\}/g, name);
        const queries = [
          '',
          ...['', 'x', 'x'.repeat(1000), '-1'].map(
            (value) => `?${query.map((one) => `${one.name}=${value}`).join('&')}`,
          ),
          `?${query.map((one) => `${one.name}=1&${one.name}=2`).join('&')}`,
        ];
        const { schema } = Object.values(operation.requestBody?.content ?? {})[0] ?? {};
        const fields = Object.keys(schema?.properties ?? {});
        const body = (value: unknown) => Object.fromEntries(fields.map((field) => [field, value]));
        const bodies = [{}, ...['', 'x', 'x'.repeat(5000), -1, 1e9, true, [], {}].map(body)];
        const isRead = method === 'GET';
        const calls: (readonly [url: string, payload?: object])[] = [
          ...queries.map((text) => [address + text, isRead ? undefined : {}] as const),
          ...(isRead ? [] : bodies.map((payload) => [address, payload] as const)),
        ];
        for (const [url, payload] of calls) {
          const answer = await call(method, url, payload);
          expect(answer.statusCode, `${method} ${url}`).not.toBe(500);
          if (answer.statusCode < 400) continue;
          refused++;
          const { message, fields: faults = [] } = errorOf(answer);
          for (const text of [message, ...faults.map((fault) => fault.message)])
            if (!HAN.test(text) || ENGLISH.test(text.replaceAll(/：.*$/g, '')))
              wrong.add(`${method} ${url.slice(0, 80)}: ${answer.statusCode} ${text}`);
        }
      }
    }
    expect(refused).toBeGreaterThan(300);
    expect([...wrong]).toEqual([]);
  }, 300_000);

  it('TEN-03 keeps status, code, fields and allowed values, which programs read', async () => {
    const answer = await call('POST', '/api/enquiries', {
      name: '',
      email: 'kim',
      category: 'x',
      idempotency_key: '1',
    });
    expect(answer.statusCode).toBe(422);
    const { code, fields = [] } = errorOf(answer);
    expect(code).toBe('invalid');
    expect(Object.fromEntries(fields.map(({ field, message }) => [field, message]))).toMatchObject({
      name: '不能为空',
      email: '必须是电子邮箱地址，例如name@example.com',
      idempotency_key: '无法使用',
    });
  });

  it('TEN-03 SAVE-05 reaches the page of a form that was posted without script', async () => {
    const visitor = { ...NOBODY, address: '10.9.9.9' };
    const context = new RouterContextProvider();
    const { slug, config } = site;
    context.set(siteContext, createSite({ slug, origin: `http://${host}`, features: [], config }));
    context.set(apiContext, gateways(service, site, visitor).api as ApiGateway);
    const sent = async (values: Record<string, string>) => {
      const body = new URLSearchParams(values);
      const request = new Request(`http://${host}/sign-in`, { method: 'POST', body });
      return action({ request, context, params: {}, url: new URL(request.url), pattern: '/sign-in' });
    };
    expect(await sent({ step: 'address', address: 'robin@example' })).toMatchObject({
      data: { errors: { address: '必须是电子邮箱地址，或澳大利亚手机号码，例如0412 345 678' } },
    });
    expect(await sent({ step: 'code', address: 'robin@shopper.example', code: '1' })).toMatchObject({
      data: { errors: { code: '不正确或已失效' } },
    });
  });
});
