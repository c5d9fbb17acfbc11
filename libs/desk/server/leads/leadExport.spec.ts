import { describe, expect, it } from 'vitest';
import type { DeskLeadFilters } from '@forecourt/desk/domain';
import { wordsOf } from '@forecourt/words';
import { deskServerWords } from '../words/deskServerWords.js';
import { zhHans } from '../words/zhHans.js';
import { exportWords } from './leadExport.js';

const NONE: DeskLeadFilters = {
  ...{ q: '', category: '', state: '', place: '', from: '', to: '', when: '', show: '', person: '' },
};
const say = wordsOf({ config: {} }, deskServerWords);
const translation = Object.fromEntries(Object.entries(zhHans).map(([key, message]) => [`desk-server.${key}`, message]));
const sayChinese = wordsOf({ config: { site: { language: 'zh-Hans' }, translation } }, deskServerWords);

describe('what the log says of a file of leads', () => {
  it('API-03 names the filters in words, with days as the site writes dates, and nothing that was searched for', () => {
    expect(exportWords(NONE, 1, say)).toBe('1 lead');
    const filters: DeskLeadFilters = {
      ...NONE,
      state: 'in-progress',
      from: '2026-11-02',
      to: '2026-11-25',
      q: 'Robin',
    };
    expect(exportWords(filters, 1200, say)).toBe(
      '1,200 leads, state in progress, from 2 Nov 2026, to 25 Nov 2026, with a search',
    );
    expect(exportWords(filters, 3, sayChinese)).toBe(
      '3条线索，状态：处理中，从2026年11月2日起，至2026年11月25日，含搜索词',
    );
  });
});
