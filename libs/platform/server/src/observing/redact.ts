const HIDDEN = '[hidden]';

/** Fields that hold what a person sent, or a secret: they are hidden whatever is in them. */
const PERSONAL = new RegExp(
  '^(?:' +
    'authorization|cookies?|set-cookie|password|passphrase|secret|token|api-?key|x-typesense-api-key|signature|code|' +
    'otp|e-?mail|phone|mobile|recipient|(?:first|last|full|family|given)[-_]?name|address|street|' +
    'message|comment|body|payload|query|headers?|url|rego|plate|vin)$',
  'i',
);

/** Forms that give themselves away within a text. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, `$1 ${HIDDEN}`],
  [/\b(?:whsec_|sk_|rk_|pk_)\w+/g, HIDDEN],
  [/\beyJ[\w-]+(?:\.[\w-]+)*/g, HIDDEN],
  // a password within an address
  [/:\/\/[^\s/@]+@/g, `://${HIDDEN}@`],
  [/[^\s"<>(),;:@]+@[^\s"<>(),;:@]+/g, HIDDEN],
  // queries hold codes, keys and what a shopper typed
  [/\?[\w.[\]%-]+=[^\s"'<>]*/g, `?${HIDDEN}`],
  // phone numbers of Australia, and those with a country's code
  [/(?:\+?61[ ()-]{0,3}|\(?\b0)[2-478](?:[ ()-]{0,2}\d){8,12}\b/g, HIDDEN],
  [/\+\d(?:[ ()-]{0,2}\d){7,14}\b/g, HIDDEN],
  [/\b1[38]00(?:[ -]?\d){6}\b/g, HIDDEN],
];

/** A text without what is recognisable as personal or secret in it. */
export const redactText = (text: string): string =>
  FORMS.reduce((cleaned, [form, instead]) => cleaned.replace(form, instead), text);

/** Levels of objects that are looked at; what lies deeper is left out. */
const DEEPEST = 4;

/**
 * Fields of a line without what is personal or secret. A last resort: lines are written from facts that hold none, and
 * of an error only where it came from.
 */
export function redactFields(fields: Readonly<Record<string, unknown>>, depth = 0): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, PERSONAL.test(key) ? HIDDEN : redactValue(value, depth)]),
  );
}

function redactValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value !== 'object' || value === null || value instanceof Error) return value;
  if (depth >= DEEPEST) return HIDDEN;
  if (Array.isArray(value)) return value.map((item) => redactValue(item, depth + 1));
  return redactFields(value as Record<string, unknown>, depth + 1);
}
