import { beforeAll, describe, expect, it } from 'vitest';
import { askSite } from '../commands/askSite.ts';
import { samplePages } from '../browser/samplePages.ts';
import { ask } from './ask.ts';
import { leadOutside } from './outside/outside.ts';
import { port } from './withBrowser.ts';

const FORM = 'application/x-www-form-urlencoded';
const SLUGS = ['harbour', 'northline', 'wattle'] as const;
const vehicles = new Map<string, string>();
beforeAll(async () => {
  for (const slug of SLUGS) vehicles.set(slug, (await samplePages(port, `${slug}.localhost:${port}`)).vehicle);
});

const post = (slug: string, path: string, values: Record<string, string>) =>
  ask(port, slug, path, { method: 'POST', body: new URLSearchParams(values).toString(), type: FORM });

interface DrawnForm {
  readonly action: string;
  readonly values: Record<string, string>;
}

/** A form of a page as a browser without script would send it, untouched. */
function drawnForm(html: string, key: string): DrawnForm {
  const form = new RegExp(`<form[^>]*data-enquiry="${key}"[^>]*>[^]*?</form>`).exec(html)?.[0];
  if (form === undefined) throw new Error(`There is no form ${key}.`);
  const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  const inputs = [...form.matchAll(/<input[^>]*>/g)].flatMap(([tag]) => {
    const name = attribute(tag, 'name');
    return name === undefined || tag.includes('checkbox') ? [] : [[name, attribute(tag, 'value') ?? ''] as const];
  });
  return { action: attribute(form, 'action') ?? '', values: Object.fromEntries(inputs) };
}

describe.each(SLUGS)('%s, without script', (slug) => {
  it('FORM-04 FORM-13 an empty form of a vehicle’s page is answered by a page about the vehicle, with the form', async () => {
    const path = vehicles.get(slug) ?? '';
    const { text: page } = await ask(port, slug, path);
    const name = /<h1[^>]*>([^<]+)/.exec(page)?.[1] ?? '';
    const { action, values } = drawnForm(page, path.replace('/cars/', ''));
    expect(action).toBe(`${path}/request/enquiry`);
    const typed = { ...values, email: 'robin@example', phone: '0412 345 678', message: 'Does it tow 2.5 t?' };
    const refused = await post(slug, action, typed);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(name);
    expect(refused.text).toContain(`href="${path}"`);
    expect(refused.text).toContain('Please fix the following errors:');
    expect(refused.text).toContain('Please enter your first name.');
    expect(refused.text).toContain('Does it tow 2.5 t?');
    const again = drawnForm(refused.text, `enquiry:${path.replace('/cars/', '')}`);
    expect(again.action).toBe(action);
    expect(again.values).toMatchObject({ email: 'robin@example', phone: '0412 345 678' });
    const email = `form-post-${slug}-${Date.now()}@shopper.example`;
    const sent = await post(slug, again.action, { ...again.values, name: 'Robin', email, message: 'Yes' });
    expect(sent.status).toBe(302);
    const { lead } = await leadOutside({ slug, email, kind: 'Vehicle Enquiry' });
    expect([lead.message, lead.vehicle?.title]).toEqual(['Yes', expect.stringContaining(name.trim())]);
  });
});

it('OFR-01 FORM-13 the refused form of an offer says again what it is about, without script', async () => {
  const { text: page } = await ask(port, 'northline', '/offers/d-max-demo');
  const { action, values } = drawnForm(page, 'offer-d-max-demo');
  const refused = await post('northline', action, { ...values, email: 'robin@example', message: 'A tray as well?' });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('Please enter your first name.');
  expect(refused.text).toContain('A tray as well?');
  const again = drawnForm(refused.text, 'own');
  expect(again.values).toMatchObject({ category: 'Offer Enquiry', subcategory: 'D-MAX demonstrators' });
  const email = `offer-${Date.now()}@shopper.example`;
  const whole = { ...again.values, name: 'Robin', email, message: 'A tray as well?' };
  expect((await post('northline', again.action, whole)).status).toBe(302);
  const { lead } = await leadOutside({ slug: 'northline', email, kind: 'Offer Enquiry' });
  expect([lead.subcategory, lead.message]).toEqual(['D-MAX demonstrators', 'A tray as well?']);
});

it('TEN-03 SAVE-05 what the service refuses is in the language of the site, without script', async () => {
  const refused = await post('zh.aurora', '/sign-in', { step: 'address', address: 'robin@example' });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('必须是电子邮箱地址，或澳大利亚手机号码，例如0412 345 678。');
  const wrong = await post('zh.aurora', '/sign-in', { step: 'code', address: 'robin@shopper.example', code: '1' });
  expect(wrong.status).toBe(422);
  expect(wrong.text).toContain('不正确或已失效。');
});

describe('the page that thanks', () => {
  it('FORM-03 says without script what follows, who answers, and what is similar', async () => {
    const path = vehicles.get('harbour') ?? '';
    const { text: page } = await ask(port, 'harbour', path);
    const { action, values } = drawnForm(page, path.replace('/cars/', ''));
    const host = `harbour.localhost:${port}`;
    const typed = { ...values, name: 'Robin', email: 'next@example.com', message: 'Yes' };
    const sent = await askSite(port, host, action, {
      method: 'POST',
      body: new URLSearchParams(typed).toString(),
      headers: { 'content-type': FORM },
    });
    expect(sent.status).toBe(302);
    const cookie = [sent.headers['set-cookie'] ?? []]
      .flat()
      .map((line) => line.split(';')[0])
      .join('; ');
    const { text } = await askSite(port, host, String(sent.headers.location), { headers: { cookie } });
    for (const words of ['Thank you', 'What happens next', 'Your reference is', 'Similar vehicles', 'Get Directions'])
      expect(text, words).toContain(words);
    expect(text).toMatch(/We are here now|Next open/);
  });
  it('FORM-03 thanks no visitor who sent nothing', async () => {
    const { status, text } = await ask(port, 'harbour', '/success?category=Vehicle+Enquiry');
    expect(status).toBe(200);
    expect(text).toContain('Nothing was sent yet');
    expect(text).not.toContain('has received your enquiry');
  });
});

describe('what is no form', () => {
  const forms = () => [
    '/contact-us',
    `${vehicles.get('harbour') ?? ''}/request/photos`,
    '/personalised/finance?car_id=H1',
  ];
  it.each([
    ['text/plain', 'name=Kim', 415],
    ['application/json', '{"name":"Kim"}', 415],
    [`${FORM}; charset=utf-16`, 'name=Kim', 415],
    ['multipart/form-data', 'name=Kim', 400],
    ['multipart/form-data; boundary=x', '--x\r\nbroken', 400],
  ])('FORM-13 sent as %s is no fault of any form', async (type, body, status) => {
    for (const path of forms())
      expect((await ask(port, 'harbour', path, { method: 'POST', body, type })).status, path).toBe(status);
  });
});
