import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPhone, mailboxKey, normaliseEmail, normaliseMobile, shownMobile } from './contact.js';

describe('addresses by which a shopper is known', () => {
  it.each([
    '0412 345 678',
    '+61 412 345 678',
    '+61 (0)412 345 678',
    '61412345678',
    '0061 412 345 678',
    '(04) 1234-5678',
  ])('SAVE-05 %s is one mobile number', (written) => {
    expect(normaliseMobile(written)).toBe('+61412345678');
  });
  it.each(['', '02 5550 1200', '+64 21 345 678', '412345678', '04123456789', '0412 345 67', '+1 900 555 0100', 'kim'])(
    'SAVE-05 no text is sent to %s',
    (written) => {
      expect(normaliseMobile(written)).toBeUndefined();
    },
  );
  it('SAVE-05 a number stays itself however it is written, and may be typed as it is shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: 400_000_000, max: 499_999_999 }), (digits) => {
        const mobile = `+61${digits}`;
        expect(normaliseMobile(shownMobile(mobile))).toBe(mobile);
        expect(normaliseMobile(mobile)).toBe(mobile);
        expect(isPhone(shownMobile(mobile))).toBe(true);
      }),
    );
  });
  it.each([
    [' Kim@Example.COM ', 'kim@example.com'],
    ['kim+cars@example.com.au', 'kim+cars@example.com.au'],
    ['kim@example', undefined],
    ['kim@example.com\r\nBcc: all@example.com', undefined],
    ['', undefined],
  ])('SAVE-05 %j is the address %s', (written, email) => {
    expect(normaliseEmail(written)).toBe(email);
  });
  it('SAVE-05 normalising twice is normalising once', () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.string()), (text) => {
        const once = normaliseEmail(text);
        fc.pre(once !== undefined);
        expect(normaliseEmail(once)).toBe(once);
      }),
    );
  });
  it.each([
    ['kim@example.com', 'kim@example.com'],
    [' Kim+Cars@Example.com', 'kim@example.com'],
    ['kim+a+b@example.com', 'kim@example.com'],
    ['k.i.m+x@gmail.com', 'kim@gmail.com'],
    ['kim@googlemail.com', 'kim@gmail.com'],
    ['k.im@example.com', 'k.im@example.com'],
    ['+tag@example.com', '+tag@example.com'],
    ['', ''],
    ['+61412345678', '+61412345678'],
  ])('SAVE-05 %j reaches the mailbox %s', (written, mailbox) => {
    expect(mailboxKey(written)).toBe(mailbox);
  });
});
