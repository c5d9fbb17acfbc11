import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ConfiguredSite } from '@forecourt/service/sites';
import type { ComplianceWarning } from './compliance.ts';

interface Claim {
  readonly words: RegExp;
  readonly rule: string;
  readonly advice: string;
}

const LENDING = 'National Consumer Credit Protection Act 2009 (Cth) ch 3; ASIC RG 234';

const CREDIT = '(?:finance|credit|loans?|approvals?)';

const CREDIT_IN_CHINESE = '(?:贷款|信贷|放款|获批|批准)';

/** Words that no dealer may advertise with, wherever they are, in the languages of sites. */
const CLAIMS: readonly Claim[] = [
  {
    words: new RegExp(
      `\\b${CREDIT}\\s+(?:is\\s+|are\\s+)?guaranteed\\b|\\bguaranteed\\s+${CREDIT}\\b|` +
        `保证${CREDIT_IN_CHINESE}|${CREDIT_IN_CHINESE}(?:有保证|包过)`,
      'i',
    ),
    rule: LENDING,
    advice:
      'no lender approves everyone: a licensee must assess whether the credit is unsuitable. Say "apply for finance"',
  },
  {
    words: /\b(?:no|without(?: any)?)\s+credit\s+checks?\b|(?:无需|无须|不用|免)信用(?:审查|检查)|(?:免|不)查信用/i,
    rule: LENDING,
    advice: 'a lender must look at the borrower’s credit: do not promise otherwise',
  },
  {
    words: /\beveryone(?:\s+is|['’]s)?\s+approved\b|\binstant(?:ly)?\s+approv(?:al|ed)\b|(?:人人|即时|立即|秒)获?批/i,
    rule: LENDING,
    advice: 'approval follows from an assessment: do not promise it beforehand',
  },
];

/** Claims in what a dealer wrote: its file and its texts. */
export function forbiddenClaims({
  slug,
  source,
  dir,
}: Pick<ConfiguredSite, 'slug' | 'source' | 'dir'>): ComplianceWarning[] {
  const texts = [
    ...textsIn(source, []).map((item) => ({ ...item, layer: `dealers/${slug}/site.json` })),
    ...contentFiles(dir).map((file) => ({
      option: file,
      text: readFileSync(path.join(dir, file), 'utf8'),
      layer: `dealers/${slug}/${file}`,
    })),
  ];
  return texts.flatMap(({ option, text, layer }) =>
    CLAIMS.flatMap(({ words, rule, advice }) => {
      const found = words.exec(text)?.[0];
      return found === undefined ? [] : [{ dealer: slug, option, layer, rule, advice: `"${found}": ${advice}` }];
    }),
  );
}

function textsIn(value: unknown, at: readonly string[]): { option: string; text: string }[] {
  if (typeof value === 'string') return [{ option: at.join('.'), text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, [...at, key]));
}

const contentFiles = (dir: string): string[] => {
  try {
    return readdirSync(path.join(dir, 'content'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .map((file) => path.posix.join('content', file.split(path.sep).join('/')))
      .sort();
  } catch {
    // a dealer may have no texts
    return [];
  }
};
