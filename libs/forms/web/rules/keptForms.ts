import { recordOf } from '@forecourt/runtime';
import { readTradeIn, type KeptTradeIn } from './tradeIn/keptTradeIn.js';
import { FORM_FIELDS, isTick, type EnquiryValues } from './enquiryValues.js';

// In every page's first script, with the slice: keep it light.

/** Who the shopper said to be. */
export const CONTACT_FIELDS = ['name', 'last_name', 'email', 'phone', 'postcode'] as const;
export type Contact = Readonly<Partial<Record<(typeof CONTACT_FIELDS)[number], string>>>;

/** The words that were tried last, and their key: the same words again are the same enquiry (FORM-13). */
export interface Attempt {
  readonly words: string;
  readonly key: string;
}

/** What was typed into a form and not sent: the fields that are not as the form begins. */
export interface Draft {
  /** As the form's `data-enquiry` says. */
  readonly id: string;
  readonly values: EnquiryValues;
  readonly attempt?: Attempt;
}

/** The last enquiry that was stored. */
export interface LastEnquiry {
  readonly leadId: string;
  readonly category: string;
  readonly vehicleSlug?: string;
}

/** What the browser keeps of forms until its tab is closed. */
export interface KeptForms {
  readonly contact: Contact;
  /** The newest first. */
  readonly drafts: readonly Draft[];
  readonly lastEnquiry?: LastEnquiry | undefined;
  readonly tradeIn?: KeptTradeIn | undefined;
  /** Lead whose accepted estimate this tab has already reported to analytics. */
  readonly reportedAcceptance?: string | undefined;
}

const MOST_DRAFTS = 8;
const LONGEST_NAME = 300;
/** Of one value; twice the longest comment. */
const LONGEST = 8000;

export const formIdOf = (request: string, vehicleSlug: string | undefined): string => `${request}:${vehicleSlug ?? ''}`;

/** Who the shopper is, out of what was typed. */
export const contactOf = (values: EnquiryValues): Contact =>
  Object.fromEntries(
    CONTACT_FIELDS.flatMap((field) => (values[field] ? [[field, values[field].slice(0, LONGEST_NAME)]] : [])),
  );

export const draftOf = (drafts: readonly Draft[], id: string): Draft | undefined =>
  drafts.find((draft) => draft.id === id);

export const withoutDraft = (drafts: readonly Draft[], id: string): Draft[] =>
  drafts.filter((draft) => draft.id !== id);

/** With more that was typed into a form, or the key under which it was tried. */
export function withDraft(drafts: readonly Draft[], id: string, more: Partial<Draft>): Draft[] {
  const before = draftOf(drafts, id);
  const values = typedValues({ ...before?.values, ...more.values });
  return [{ ...before, ...more, id, values }, ...withoutDraft(drafts, id)].slice(0, MOST_DRAFTS);
}

/** What was changed since the form was opened. */
export const changedValues = (start: EnquiryValues, values: EnquiryValues): EnquiryValues =>
  Object.fromEntries(
    FORM_FIELDS.filter((field) => (values[field] ?? '') !== (start[field] ?? '')).map((field) => [
      field,
      values[field] ?? '',
    ]),
  );

/** One text for the same words, in whatever order they were typed. */
export const wordsOf = (values: EnquiryValues): string =>
  JSON.stringify(FORM_FIELDS.map((field) => values[field] ?? ''));

/** Contact details that became known while a form is open, for fields that started empty and still are. */
export const learned = (start: EnquiryValues, values: EnquiryValues, known: Contact): Contact =>
  Object.fromEntries(Object.entries(known).filter(([name]) => isField(name) && !start[name] && !values[name]));

/** Undefined where there is nothing to keep. */
export function keepForms({ contact, drafts, lastEnquiry, tradeIn, reportedAcceptance }: KeptForms): unknown {
  const isEmpty =
    Object.keys(contact).length === 0 && drafts.length === 0 && !lastEnquiry && !tradeIn && !reportedAcceptance;
  if (isEmpty) return undefined;
  return {
    ...{ contact, drafts },
    ...(lastEnquiry ? { lastEnquiry } : {}),
    ...(tradeIn ? { tradeIn } : {}),
    ...(reportedAcceptance ? { reportedAcceptance } : {}),
  };
}

/** Reads what was kept; nothing of what has another form. */
export function readForms(kept: unknown): KeptForms {
  const { contact, drafts, lastEnquiry, tradeIn, reportedAcceptance } = recordOf(kept);
  return {
    contact: contactOf(typedValues(contact)),
    drafts: (Array.isArray(drafts) ? drafts : [])
      .flatMap(readDraft)
      .filter(({ id }, index, all) => all.findIndex((other) => other.id === id) === index)
      .slice(0, MOST_DRAFTS),
    lastEnquiry: readLast(recordOf(lastEnquiry)),
    tradeIn: readTradeIn(tradeIn),
    ...(isName(reportedAcceptance) ? { reportedAcceptance } : {}),
  };
}

/** What a person types; what only machines fill in is left out. */
function typedValues(from: unknown): EnquiryValues {
  const values = recordOf(from);
  const entries = FORM_FIELDS.flatMap((field): [string, string | boolean][] => {
    const value = values[field];
    if (field === 'homepage' || typeof value !== (isTick(field) ? 'boolean' : 'string')) return [];
    return [[field, typeof value === 'string' ? value.slice(0, LONGEST) : value === true]];
  });
  return Object.fromEntries(entries);
}

function readDraft(kept: unknown): Draft[] {
  const { id, values, attempt } = recordOf(kept);
  if (!isName(id)) return [];
  const { words, key } = recordOf(attempt);
  const isAttempt = typeof words === 'string' && words.length <= 10 * LONGEST && isName(key);
  return [{ id, values: typedValues(values), ...(isAttempt ? { attempt: { words, key } } : {}) }];
}

const readLast = ({ leadId, category, vehicleSlug }: Readonly<Record<string, unknown>>): LastEnquiry | undefined =>
  isName(leadId) && isName(category)
    ? { leadId, category, ...(isName(vehicleSlug) ? { vehicleSlug } : {}) }
    : undefined;

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST_NAME;

const isField = (name: string): name is (typeof CONTACT_FIELDS)[number] =>
  (CONTACT_FIELDS as readonly string[]).includes(name);
