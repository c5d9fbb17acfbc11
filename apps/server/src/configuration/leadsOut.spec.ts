import { describe, expect, it } from 'vitest';
import { outboundPortsFrom, leadWarnings } from './leadsOut.js';
import { readSites } from './readSites.js';

const sites = readSites();
const mail = { FORECOURT_SMTP_URL: 'smtp://127.0.0.1:2525', FORECOURT_MAIL_FROM: 'leads@example.com' };

describe('how leads leave', () => {
  it('in development mails are stored until a mail server is named, and posts until they are switched on', () => {
    expect(outboundPortsFrom({}, {}, false)).toEqual({});
    expect(Object.keys(outboundPortsFrom(mail, {}, false))).toEqual(['mail']);
    expect(Object.keys(outboundPortsFrom({ FORECOURT_LEAD_POSTS: 'send' }, {}, false))).toEqual(['post']);
  });
  it('in production posts are sent unless they are not to be', () => {
    expect(Object.keys(outboundPortsFrom({}, {}, true))).toEqual(['post']);
    expect(outboundPortsFrom({ FORECOURT_LEAD_POSTS: 'store' }, {}, true)).toEqual({});
  });
  it('every dealer without a way out is named, with its targets', () => {
    const warnings = leadWarnings({}, sites);
    expect(warnings).toHaveLength(sites.all.length);
    expect(warnings.find((warning) => warning.startsWith('harbour'))).toMatch(
      /: leads have no way out by mail \(sales-desk, crm, .*FORECOURT_SMTP_URL/,
    );
    expect(leadWarnings(mail, sites)).toEqual([]);
  });
});
