import { financeMathsWords } from '@forecourt/finance-maths';
import {
  type ConfigValues,
  findSection,
  licenceLine,
  sectionRef,
  siteConfigWords,
  siteSection,
} from '@forecourt/site-config';
import { addressLine } from '@forecourt/vehicle';
import { languageOf, wordsOf, type Language } from '@forecourt/words';

const financeTexts = sectionRef<{ siteLender?: { name: string }; disclaimer?: { text?: string } }>('finance');

/** What texts say of finance where the site names no lender, or has no finance. */
const WITHOUT_FINANCE: Readonly<Record<Language, { lender: string; disclaimer: string }>> = {
  'en-AU': { lender: 'our lenders', disclaimer: 'Finance figures are estimates and no offer of credit.' },
  'zh-Hans': { lender: '与我们合作的贷款机构', disclaimer: '贷款数字是估算，不构成信贷要约。' },
};

/** Names in double braces that a text may use, with their values on a site. */
export type Placeholders = ReadonlyMap<string, string>;

/** What texts may say of a site without naming it, so that no legal page goes stale when the configuration changes. */
export function placeholdersOf(site: { readonly config: ConfigValues }): Placeholders {
  const { name, legalName, email, privacyEmail, address, locations, licences } =
    findSection(site, siteSection) ?? missing();
  const finance = findSection(site, financeTexts);
  const saySite = wordsOf(site, siteConfigWords);
  const instead = WITHOUT_FINANCE[languageOf(site)];
  const main = address ?? locations.find(({ primary }) => primary)?.address ?? locations[0]?.address;
  return new Map([
    ['name', name],
    ['legalName', legalName],
    ['email', email],
    ['privacyEmail', privacyEmail ?? email],
    ['address', addressLine(main)],
    ['licences', licences.map((licence) => licenceLine(licence, saySite)).join(', ')],
    ['lender', finance?.siteLender?.name ?? instead.lender],
    [
      'financeDisclaimer',
      finance?.disclaimer
        ? (finance.disclaimer.text ?? wordsOf(site, financeMathsWords)('disclaimer'))
        : instead.disclaimer,
    ],
  ]);
}

function missing(): never {
  throw new Error('A site without its section "site" has no content.');
}

const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g;
/** Signs that Markdown would take for its own. An address of mail stays as it is, so that it becomes a link. */
const escaped = (text: string): string =>
  /^\S+@\S+$/.test(text) ? text : text.replace(/[\\`*_[\]<>#|~!]/g, (sign) => `\\${sign}`);

/** The text with every placeholder filled in; `onUnknown` gets the unknown ones. */
export const fillIn = (text: string, known: Placeholders, onUnknown: (name: string) => void): string =>
  text.replace(PLACEHOLDER, (_whole, name: string) => {
    const value = known.get(name);
    if (value === undefined) onUnknown(name);
    return escaped(value ?? '');
  });
