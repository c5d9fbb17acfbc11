import { describe, expect, it } from 'vitest';
import type { MessageState } from '@forecourt/service/messages';
import { deliveryTable, leadSheet, messageTable, parseCommand } from './leadsCommand.ts';

describe('npm run leads', () => {
  it('reads commands about a person, and an erasure is meant only with --yes', () => {
    expect(parseCommand(['export', '--email', 'kim@example.com', '--site', 'a']).command).toEqual({
      name: 'export',
      email: 'kim@example.com',
      site: 'a',
      isMeant: false,
    });
    expect(parseCommand(['erase', '--phone', '0491 570 006', '--yes']).command).toMatchObject({ isMeant: true });
  });
  it('reads its commands about leads', () => {
    expect(parseCommand(['list'])).toEqual({ command: { name: 'list', limit: 50 }, places: {}, isJson: false });
    expect(parseCommand(['list', '--state', 'dead', '--site', 'a', '--limit', '5', '--json'])).toMatchObject({
      command: { name: 'list', state: 'dead', site: 'a', limit: 5 },
      isJson: true,
    });
    expect(parseCommand(['show', '6b1f5f0e', '--data', '/x'])).toMatchObject({
      command: { name: 'show', id: '6b1f5f0e' },
      places: { data: '/x' },
    });
    expect(parseCommand(['resend', '6b1f5f0e', '--target', 'crm']).command).toEqual({
      name: 'resend',
      id: '6b1f5f0e',
      target: 'crm',
    });
  });
  it('API-04 lists messages to shoppers, without whom they are to', () => {
    expect(parseCommand(['messages', '--state', 'dead', '--site', 'a', '--limit', '5']).command).toEqual({
      name: 'messages',
      state: 'dead',
      site: 'a',
      limit: 5,
    });
    const message: MessageState = {
      site: 'a',
      kind: 'enquiry-received',
      ref: 'l1',
      by: 'mail',
      state: 'dead',
      attempts: 2,
      queued_at: '2026-11-20T00:00:00.000Z',
      sent_at: null,
      next_try_at: null,
      reason: 'SMTP 550 at RCPT TO',
    };
    expect(messageTable([message]).split('\n')[1]).toBe(
      '2026-11-20 00:00  a     enquiry-received  l1     mail  dead   2      SMTP 550 at RCPT TO',
    );
    expect(messageTable([])).toBe('No messages.');
  });
  it.each([
    [[], 'A command is missing.'],
    [['send'], '"send" is no command.'],
    [['show'], '"show" needs the id of a lead.'],
    [['resend'], '"resend" needs the id of a lead.'],
    [['list', 'x'], '"x" is one word too many.'],
    [['show', 'a', 'b'], '"b" is one word too many.'],
    [['list', '--state', 'lost'], '--state must be one of waiting, sent, stored, dead, not "lost".'],
    [['list', '--limit', '0'], '--limit must be a number from 1 to 1000'],
    [['list', '--target', 'crm'], '--target is for "resend".'],
    [['show', 'a', '--state', 'dead'], '--state is for "list" and "messages".'],
    [['messages', 'x'], '"x" is one word too many.'],
    [['list', '--sight', 'a'], '--sight'],
    [['erase'], '"erase" needs --email or --phone.'],
    [['erase', 'kim@example.com'], '"kim@example.com" is one word too many.'],
    [['export', '--email', 'a@b.co', '--yes'], '--yes is for "erase".'],
    [['list', '--email', 'a@b.co'], '--email and --phone are for'],
  ])('%j is refused with the reason and the usage', (args, reason) => {
    expect(() => parseCommand(args)).toThrow(reason);
    expect(() => parseCommand(args)).toThrow('Usage:');
  });
  it('prints deliveries without anything about a shopper, and the rest for one lead', () => {
    const delivery = {
      lead: 'l1',
      site: 'a',
      category: 'General Enquiry',
      target: 'crm',
      state: 'dead',
      attempts: 3,
      received_at: '2026-11-20T00:00:00.000Z',
      sent_at: null,
      next_try_at: null,
      reason: 'HTTP 404',
    } as const;
    const table = deliveryTable([delivery]);
    expect(table.split('\n')[1]).toMatch(/^2026-11-20 00:00\s+l1\s+a\s+General Enquiry\s+crm\s+dead\s+3\s+HTTP 404$/);
    expect(deliveryTable([])).toBe('No deliveries.');
    const sheet = leadSheet({
      id: 'l1',
      site: 'a',
      category: 'x',
      received_at: '',
      enquiry: { name: 'Kim' },
      deliveries: [delivery],
    });
    expect(sheet).toContain('"name": "Kim"');
    expect(sheet).toContain('HTTP 404');
  });
});
