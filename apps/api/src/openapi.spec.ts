import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { healthAnswer, searchKeyAnswer, vehicleAnswer } from '@forecourt/contracts/api';
import { callAnswer } from '@forecourt/contracts/call';
import { readDisclaimer } from '@forecourt/finance/domain';
import { listLocations } from '@forecourt/locations/domain';
import { describeService } from './testing/describeService.js';

await describeService('what is published', (tested) => {
  const { call } = tested;
  interface Document {
    openapi: string;
    paths: Record<
      string,
      Record<string, { responses: Record<string, unknown>; requestBody?: unknown; tags?: string[] }>
    >;
  }
  it('API-05 lists every route with its answers, those of the operator’s commands too', async () => {
    const response = await call('/api/openapi.json');
    const document = response.json<Document>();
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths).sort()).toEqual([
      '/api/account',
      '/api/account/address',
      '/api/account/address-codes',
      '/api/account/alerts',
      '/api/account/bookings',
      '/api/account/codes',
      '/api/account/delete',
      '/api/account/enquiries',
      '/api/account/profile',
      '/api/account/purchases',
      '/api/account/reservations',
      '/api/account/searches',
      '/api/account/searches/remove',
      '/api/account/session',
      '/api/account/sign-out',
      '/api/admin/database-copies',
      '/api/admin/imports',
      '/api/admin/leads',
      '/api/admin/leads/{id}',
      '/api/admin/leads/{id}/resend',
      '/api/admin/messages',
      '/api/admin/people/erase',
      '/api/admin/people/export',
      '/api/admin/search-index',
      '/api/admin/vehicles',
      '/api/alerts',
      '/api/alerts/change',
      '/api/alerts/confirm',
      '/api/alerts/current',
      '/api/alerts/unsubscribe',
      '/api/appointments',
      '/api/bookings/calendar',
      '/api/bookings/cancel',
      '/api/bookings/current',
      '/api/bookings/move',
      '/api/cars/{slug}/autogauge',
      '/api/cars/{slug}/view.json',
      '/api/content/index',
      '/api/content/pages/{slug}',
      '/api/content/posts',
      '/api/content/posts/{slug}',
      '/api/delivery',
      '/api/desk',
      '/api/desk/activity',
      '/api/desk/audit',
      '/api/desk/bookings',
      '/api/desk/bookings/{id}/cancel',
      '/api/desk/codes',
      '/api/desk/imports',
      '/api/desk/leads',
      '/api/desk/leads/export',
      '/api/desk/leads/{id}',
      '/api/desk/leads/{id}/call',
      '/api/desk/leads/{id}/notes',
      '/api/desk/leads/{id}/owner',
      '/api/desk/leads/{id}/photos/{photo}',
      '/api/desk/leads/{id}/reply',
      '/api/desk/leads/{id}/resend',
      '/api/desk/leads/{id}/state',
      '/api/desk/reservations',
      '/api/desk/reservations/{id}/complete',
      '/api/desk/reservations/{id}/release',
      '/api/desk/session',
      '/api/desk/sign-out',
      '/api/desk/site',
      '/api/desk/site/pictures',
      '/api/enquiries',
      '/api/events',
      '/api/finance-disclaimers/{car_id}',
      '/api/health',
      '/api/lead-photos/{photo}',
      '/api/locations',
      '/api/menu-stock',
      '/api/miscellaneous',
      '/api/offers',
      '/api/offers/{id}',
      '/api/payments/stripe/webhook',
      '/api/personalised/finance',
      '/api/phone-reveals',
      '/api/places/{postcode}',
      '/api/purchases/current',
      '/api/purchases/details',
      '/api/purchases/drafts',
      '/api/purchases/handover',
      '/api/purchases/order',
      '/api/purchases/payment',
      '/api/purchases/summary.pdf',
      '/api/purchases/trade-in',
      '/api/reservations',
      '/api/reservations/cancel',
      '/api/reservations/current',
      '/api/reservations/offer',
      '/api/search-key',
      '/api/trade-in/leads',
      '/api/trade-in/rego',
      '/api/trade-in/{lead}',
      '/api/trade-in/{lead}/adjustments',
      '/api/trade-in/{lead}/offer',
      '/api/trade-in/{lead}/photos',
      '/api/trade-in/{lead}/photos/{photo}',
      '/api/trade-in/{lead}/photos/{photo}/remove',
      '/api/vehicles/{slug}',
      '/api/vehicles/{slug}/brochure.pdf',
      '/api/watchlist',
      '/api/watchlist/merge',
      '/api/watchlist/remove-car',
      '/api/watchlist/save-car',
      '/api/youx/quote',
      '/media/{path}',
      '/typesense/multi_search',
    ]);
    const post = document.paths['/api/enquiries']?.['post'];
    expect(Object.keys(post?.responses ?? {})).toEqual(expect.arrayContaining(['200', '201', '409', '422', '429']));
    expect(JSON.stringify(post?.requestBody)).toContain('idempotency_key');
    for (const methods of Object.values(document.paths))
      for (const route of Object.values(methods)) expect(route.tags?.length).toBe(1);
  });
  it('API-05 is in order by every recommended rule of a linter', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const source = (await call('/api/openapi.json')).body;
    const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
    expect(problems.map(({ ruleId, message, location }) => `${ruleId} at ${location[0]?.pointer}: ${message}`)).toEqual(
      [],
    );
  });
  it('API-01 says of every call by which session or key it is made, and describes each of them', async () => {
    const document = (await call('/api/openapi.json')).json<{
      paths: Record<string, Record<string, { security?: Record<string, string[]>[]; tags?: string[] }>>;
      components: { securitySchemes: Record<string, { in: string; name: string }> };
      tags: { name: string }[];
    }>();
    const { paths, components } = document;
    const of = (method: string, path: string) => paths[path]?.[method]?.security;
    expect(of('get', '/api/desk/leads')).toEqual([{ desk: [] }]);
    expect(of('post', '/api/desk/codes')).toEqual([]);
    expect(of('get', '/api/account')).toEqual([{ shopper: [] }, {}]);
    expect(of('post', '/api/watchlist/save-car')).toEqual([{ shopper: [] }]);
    expect(of('post', '/api/admin/imports')).toEqual([{ admin: [] }]);
    expect(of('get', '/api/vehicles/{slug}')).toEqual([]);
    expect(components.securitySchemes['desk']).toMatchObject({ in: 'cookie', name: 'forecourt_desk' });
    const known = Object.keys(components.securitySchemes);
    const named = document.tags.map(({ name }) => name);
    for (const [path, methods] of Object.entries(paths))
      for (const [method, { security, tags }] of Object.entries(methods)) {
        expect(security, `${method} ${path}`).toBeDefined();
        for (const scheme of (security ?? []).flatMap((item) => Object.keys(item))) expect(known).toContain(scheme);
        for (const tag of tags ?? []) expect(named, `${method} ${path}`).toContain(tag);
      }
  });
  it('FIN-06 A7 B7 has the finance disclaimer of a vehicle by its id, the lender’s before the site’s', async () => {
    const answer = await call('/api/finance-disclaimers/1');
    expect(answer.statusCode).toBe(200);
    expect(readDisclaimer.answer.parse(answer.json())).toMatchObject({ car_id: '1' });
    expect((await call('/api/finance-disclaimers/none')).statusCode).toBe(404);
  });
  it('API-02 answers have the form that is published', async () => {
    const health: unknown = (await call('/api/health')).json();
    expect(healthAnswer.parse(health)).toEqual({ ok: true });
    expect(callAnswer(listLocations, (await call('/api/locations')).json()).locations.length).toBeGreaterThan(1);
    expect(searchKeyAnswer.parse((await call('/api/search-key')).json()).collection).toBe('vehicles_harbour');
    expect(vehicleAnswer.parse((await call('/api/vehicles/kia-1')).json())).toMatchObject({ shown: true });
    expect(vehicleAnswer.parse((await call('/api/vehicles/kia-4')).json())).toMatchObject({ shown: false });
  });
});
