import type { ComplianceNote } from '../section.js';

const labelsOf = (value: unknown): string[] => Object.values((value ?? {}) as Record<string, string>);

export const vehicleCompliance: readonly ComplianceNote[] = [
  {
    key: 'cardRepayment',
    when: (isShown) => isShown === true,
    rule: 'National Credit Code s 164 (comparison rate)',
    advice: 'a repayment needs its annual and comparison rate next to it, no less prominent: look at the cards',
  },
  {
    key: 'wasPriceMinDays',
    when: (days, section) => section['showWasPrice'] === true && days === 0,
    rule: 'Australian Consumer Law ss 18 and 29 (misleading price)',
    advice: 'a was-price must be one that was really offered: set for how many days, for example 14',
  },
  {
    key: 'priceTypeLabels',
    when: (labels) => labelsOf(labels).some((text) => /on[- ]?roads?\b/i.test(text)),
    rule: 'NSW Fair Trading, advertising of motor vehicles',
    advice: 'do not call statutory charges "on road costs"; say "Excl. govt. charges"',
  },
  {
    key: 'priceTypeLabels',
    when: (labels) => {
      if (labels === undefined) return false;
      const { excluding_government_charges_price: excluding } = labels as Record<string, string>;
      return excluding === undefined || /drive\s?-?away/i.test(excluding);
    },
    rule: 'Australian Consumer Law s 48 (single price)',
    advice: 'a price without government charges must say so, and may not read as drive away',
  },
];
