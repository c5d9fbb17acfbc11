import type { PaymentMark } from '@forecourt/checkout/domain';
import { useWords } from '@forecourt/composition';
import * as styles from './reserve.styles.js';
import { checkoutWords } from '../words/checkoutWords.js';

/** Accepted payment methods as plain text; no company's logo is shown. */
const WORDS: Readonly<Record<PaymentMark, string>> = {
  mastercard: 'Mastercard',
  visa: 'Visa',
  maestro: 'Maestro',
  'google-pay': 'Google Pay',
  'apple-pay': 'Apple Pay',
};

/** Ways to pay that are accepted (B9). */
export function PaymentMarks({ marks }: { marks: readonly PaymentMark[] }) {
  const say = useWords(checkoutWords);
  if (marks.length === 0) return null;
  return (
    <ul css={styles.marks} aria-label={say('marks')}>
      {marks.map((mark) => (
        <li key={mark}>{WORDS[mark]}</li>
      ))}
    </ul>
  );
}
