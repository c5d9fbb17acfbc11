import { expect, it } from 'vitest';
import { readMenuStock } from '@forecourt/navigation/domain';
import { describeService } from './testing/describeService.js';

await describeService('stock for menus', ({ call }) => {
  it('NAV-01 names makes, bodies and models of what can be bought, and nothing of another site', async () => {
    const response = await call('/api/menu-stock');
    expect(response.headers['cache-control']).toBe('public, max-age=300');
    const answer = readMenuStock.answer.parse(response.json());
    expect(answer.makes).toEqual(['Kia']);
    expect(answer.models).toMatchObject([{ make: 'Kia' }]);
  });
  it('NAV-01 a site without stock has nothing in its menus, and the answer is not cached', async () => {
    const response = await call('/api/menu-stock', { host: 'wattle.localhost' });
    expect(response.json()).toEqual({ makes: [], bodies: [], models: [] });
    expect(response.headers['cache-control']).toBe('private, no-cache');
  });
});
