import { describe, expect, it } from 'vitest';
import type { LeadTarget } from '@forecourt/site-config';
import { buildView, KIA } from '../testing/samples.js';
import { leadMessage } from './leadMessage.js';

const MAIL: LeadTarget = { name: 'desk', kind: 'mail', to: 'desk@dealer.example' };
const mailOf = (view: ReturnType<typeof buildView>) => {
  const message = leadMessage(view, MAIL, 'lead.1.desk');
  if (message.by !== 'mail') throw new Error('expected a mail');
  return message.mail;
};

describe('a lead as mail', () => {
  it('says who wants what, in both parts', () => {
    const { subject, parts, replyTo } = mailOf(buildView({ rego: 'ABC123' }, KIA));
    expect(subject).toBe('General Enquiry: Kia Rio (K1) from Kim Lee');
    expect(replyTo).toEqual({ name: 'Kim Lee', address: 'kim@shopper.example' });
    for (const { content } of parts)
      for (const words of [
        'Kim Lee',
        'kim@shopper.example',
        '0491 570 006',
        '2021 Kia Rio',
        'K1',
        '$18,990',
        'ABC123',
        'Is it still there?',
      ])
        expect(content).toContain(words);
  });

  it('LOC-02 FIN-12 names the yard of the vehicle and what the shopper worked out', () => {
    const { site } = buildView();
    const yard = site.locations.find(({ primary }) => !primary);
    const finance = {
      ...{ amount: 18_990, deposit: 2000, residual: 0, years: 5, interest: 8.99 },
      ...{ frequency: 'weekly' as const, repayment: 81 },
    };
    const vehicle = { ...KIA, location: { slug: yard?.slug ?? '', name: yard?.name ?? '' } };
    const { parts } = mailOf(buildView({ category: 'Finance Enquiry', finance }, vehicle));
    for (const { content } of parts)
      for (const words of [yard?.name ?? '-', '$2,000', '5 years', '8.99% p.a.', '$81 a week'])
        expect(content).toContain(words);
  });

  it('a shopper’s lines cannot pass for others, and nothing of theirs is markup or fetched', () => {
    const evil = '<img src=https://evil.example/x.png><a href="https://evil.example">x</a>';
    const { parts } = mailOf(
      buildView({ message: `Hi\nEmail: other@evil.example\n${evil}`, answers: { 'Size\nEmail: x@y.z': evil } }),
    );
    const [text, html] = parts.map(({ content }) => content);
    expect(text?.split('\n').filter((line) => line.startsWith('Email:'))).toEqual(['Email: kim@shopper.example']);
    // every tag and attribute is one of the mail's own
    const tags = [...(html ?? '').matchAll(/<([^>]*)>/g)].map(([, tag]) => tag ?? '');
    const names = 'html|head|meta|title|body|h1|table|tbody|tr|th|td|p|br';
    const own = new RegExp(`^(!doctype html|/?(${names})( (lang|charset|style|role|scope)="[^"<]*")*)$`);
    expect(tags.filter((tag) => !own.test(tag))).toEqual([]);
    expect(html).not.toMatch(/url\(|<[^>]*(src|href)=/);
    expect(html).toContain(evil.replace(/[<>"]/g, (char) => `&#${char.charCodeAt(0)};`));
  });

  it('an address that no header can hold is in the lead alone', () => {
    const { replyTo, parts } = mailOf(buildView({ email: 'a@b.example,c@evil.example' }));
    expect(replyTo).toBeUndefined();
    expect(parts[0]?.content).toContain('a@b.example,c@evil.example');
  });
});
