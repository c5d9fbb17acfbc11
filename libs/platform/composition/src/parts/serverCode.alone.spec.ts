import { expect, it, vi } from 'vitest';

const loaded = vi.hoisted(() => new Set<string>());
vi.mock('react-dom/client', () => {
  loaded.add('react-dom/client');
  return { hydrateRoot: () => undefined };
});

it('a part that a server draws brings no code of React for browsers', async () => {
  await import('./Part.js');
  expect([...loaded]).toEqual([]);
  await import('./Islands.js');
  expect([...loaded]).toEqual(['react-dom/client']);
});
