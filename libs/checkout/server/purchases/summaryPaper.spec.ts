import { amountLines, purchaseAmounts, checkoutDomainWords } from '@forecourt/checkout/domain';
import { paletteOf } from '@forecourt/vehicle-detail/server';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { renderSummary, type SummaryPaper } from './summaryPaper.js';
import { wordsOf } from '@forecourt/words';
import { checkoutServerWords } from '../words/checkoutServerWords.js';

const amounts = purchaseAmounts({
  priceCents: 3_229_000,
  depositCents: 20_000,
  deliveryCents: 39_050,
  tradeIn: { valueCents: 900_000, owingCents: 0 },
});
const paper: SummaryPaper = {
  dealer: {
    name: 'Harbour & Sons',
    legalName: 'Harbour Pty Ltd',
    email: 'hello@harbour.example',
    phone: '02 5550 1200',
  },
  palette: paletteOf({}),
  reference: 'P-7K3M-9QXA',
  buyer: ['Kim Quist', 'kim@example.com', '0412 345 678'],
  summary: {
    vehicle: '2021 Kia Sorento Sport',
    stocknum: 'H100',
    amounts: amountLines(amounts, 'Price (Drive away)', true, wordsOf({ config: {} }, checkoutDomainWords)),
    balance_cents: amounts.balance_cents,
    lines: [['Payment', 'Outright']],
  },
  standing: 'The deposit is not paid yet, and the vehicle is not held.',
  agreed: { text: 'I have read the summary.', when: 'Friday 27 November, 9 am (Sydney time)' },
  notes: ['An estimate is no offer.'],
  printed: 'Friday 27 November',
  printedAt: Date.UTC(2026, 10, 27),
  say: wordsOf({ config: {} }, checkoutServerWords),
};
const textOf = async (changes: Partial<SummaryPaper> = {}) => {
  const body = await renderSummary({ ...paper, ...changes });
  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(body)), { mergePages: true });
  return { text: text.replace(/\s+/g, ' '), totalPages };
};

describe('the summary on paper', () => {
  it('BUY-03 says what the page says: every amount, who buys, what was agreed to', async () => {
    const { text, totalPages } = await textOf();
    for (const words of [
      'P-7K3M-9QXA',
      'Harbour & Sons',
      '$32,290',
      '–$9,000',
      '$390.50',
      '–$200',
      '$23,480.50',
      'Kim Quist',
      'I have read the summary.',
      'An estimate is no offer.',
    ])
      expect(text).toContain(words);
    expect(totalPages).toBe(1);
  });
  it('BUY-03 TEN-03 a site in Chinese has its summary in letters that show', async () => {
    const say = wordsOf({ config: { site: { language: 'zh-Hans' } } }, checkoutServerWords);
    const { text } = await textOf({ say, buyer: ['李明'], standing: '订金尚未支付，车辆未保留。' });
    expect(text).toContain('李明');
    expect(text).toContain('订金尚未支付，车辆未保留。');
  });
  it('BUY-03 goes on where a page is full, and breaks words that are wider than it', async () => {
    const lines = Array.from({ length: 60 }, (_, index) => [`Line ${index + 1}`, 'words '.repeat(20).trim()] as const);
    const { text, totalPages } = await textOf({ summary: { ...paper.summary, vehicle: 'W'.repeat(200), lines } });
    expect(totalPages).toBeGreaterThan(2);
    expect(text).toContain('Line 60');
    expect(text).toContain(`Page ${totalPages}`);
  });
});
