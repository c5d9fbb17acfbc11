import { FREQUENCY_NAMES, type SharedTerms } from '@forecourt/finance-maths';

/** Beyond anything a calculator takes; each settles what it is given inside its own bounds. */
const MOST = { deposit: 10_000_000, residual: 10_000_000, interest: 100, years: 50 } as const;

/** Terms from the shopper's device, whose storage may contain anything; undefined if there are none. */
export function readTerms(kept: unknown): SharedTerms | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const values = new Map<string, unknown>(Object.entries(kept));
  const amounts = Object.entries(MOST).flatMap(([name, most]) => {
    const value = values.get(name);
    return typeof value === 'number' && value >= 0 && value <= most ? [[name, value] as const] : [];
  });
  const frequency = FREQUENCY_NAMES.find((name) => name === values.get('frequency'));
  const terms = { ...Object.fromEntries(amounts), ...(frequency ? { frequency } : {}) };
  return Object.keys(terms).length > 0 ? terms : undefined;
}
