import { describe, expect, it } from 'vitest';
import { operationIdOf, withNamedRest } from './openapiPaths.js';

describe('what OpenAPI calls a path', () => {
  it.each([
    ['GET', '/api/vehicles/:slug', 'getVehiclesBySlug'],
    ['POST', '/api/account/address-codes', 'postAccountAddressCodes'],
    ['GET', '/api/lead-photos/:photo', 'getLeadPhotosByPhoto'],
    ['GET', '/api/finance-disclaimers/:car_id', 'getFinanceDisclaimersByCarId'],
    ['POST', '/typesense/multi_search', 'postTypesenseMultiSearch'],
  ])('API-05 %s %s is %s', (method, url, name) => expect(operationIdOf(method, url)).toBe(name));

  it('API-05 the rest of a path has a name', () => {
    const schema = { params: { type: 'object', properties: { '*': { type: 'string' } }, required: ['*'] } };
    expect(withNamedRest({ url: '/media/*', schema })).toEqual({
      url: '/media/:path',
      schema: { params: { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] } },
    });
    const plain = { url: '/api/health', schema: {} };
    expect(withNamedRest(plain)).toEqual(plain);
  });
});
