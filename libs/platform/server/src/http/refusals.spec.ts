import Fastify from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, expect, it } from 'vitest';
import { Refusal } from '@forecourt/contracts/api';
import { fieldText } from '@forecourt/enquiry/schema';
import type { ConfiguredSite } from '../sites/index.js';
import { z } from 'zod';
import { answerRefusals } from './refusals.js';
import { worded } from '../words/worded.js';

const site = (config: object) => ({ config }) as unknown as ConfiguredSite;
const SITES = new Map([
  [
    'zh.example',
    site({
      site: { language: 'zh-Hans' },
      translation: {
        'service.crossSite': ['不能从其他网站发送。'],
        'enquiry.fault.empty': ['不能为空'],
        'service.field': ['无法使用'],
      },
    }),
  ],
  ['own.example', site({ words: { 'service.crossSite': ['Not from there.'] } })],
]);

const app = Fastify().setValidatorCompiler(validatorCompiler);
answerRefusals(app, { onFault: () => undefined, siteOf: ({ host }) => SITES.get(host) });
app.get('/vehicle', () => {
  throw new Refusal(410, worded('crossSite'), [{ field: 'id', message: worded('crossSite') }]);
});
const body = z.object({ name: fieldText({ kind: 'line', max: 9, isRequired: true }), count: z.int() });
app.post('/name', { schema: { body } }, () => ({}));
afterAll(() => app.close());

const messageAt = async (host: string) =>
  (await app.inject({ url: '/vehicle', headers: { host } })).json<{ error: { message: string } }>().error;
const fieldsAt = async (host: string) => {
  const answer = await app.inject({ method: 'POST', url: '/name', headers: { host }, payload: { name: '' } });
  return answer.json<{ error: { fields: unknown } }>().error.fields;
};

it('TEN-03 a refusal is in the language of the site, or in the words of its dealer', async () => {
  const said = (message: string) => ({ code: 'gone', message, fields: [{ field: 'id', message }] });
  expect(await messageAt('example')).toEqual(said('This cannot be sent from another site.'));
  expect(await messageAt('zh.example')).toEqual(said('不能从其他网站发送。'));
  expect(await messageAt('own.example')).toEqual(said('Not from there.'));
});
it('TEN-03 so are the reasons of a schema, but those of its kind, which programs alone read', async () => {
  expect(await fieldsAt('own.example')).toEqual([
    { field: 'name', message: 'must not be empty' },
    { field: 'count', message: expect.stringMatching(/^Invalid input/) as string },
  ]);
  expect(await fieldsAt('zh.example')).toEqual([
    { field: 'name', message: '不能为空' },
    { field: 'count', message: '无法使用' },
  ]);
});
