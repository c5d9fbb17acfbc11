import { describe, expect, it } from 'vitest';
import type { RouteRef } from '@forecourt/contracts';
import { deskPath } from './askDesk.js';

const site = { href: ({ defaultPath }: RouteRef<string>) => defaultPath } as Parameters<typeof deskPath>[0];

describe('where the sign-in leads', () => {
  it.each([
    ['/desk/leads/1', '/desk/leads/1'],
    ['/desk?state=new', '/desk?state=new'],
    ['/desk', '/desk'],
    [null, '/desk'],
    ['/desk/sign-in?redirect=/desk', '/desk'],
    ['/search', '/desk'],
    ['/deskmates', '/desk'],
    ['//evil.example/desk', '/desk'],
    ['https://evil.example/desk', '/desk'],
    ['/desk/../search', '/desk'],
  ])('SAVE-05 %j is %s', (text, path) => {
    expect(deskPath(site, text)).toBe(path);
  });
});
