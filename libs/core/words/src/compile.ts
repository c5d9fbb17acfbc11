import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';

/** A compiled message, or what is wrong with it in one sentence. */
export type CompiledWord = { readonly message: CompiledMessage } | { readonly fault: string };

type Token = CompiledMessage[number];

/** Compiles a message in the ICU format. */
export function compileWord(text: string): CompiledWord {
  let message: CompiledMessage;
  try {
    message = compileMessageOrThrow(text);
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : '';
    return { fault: `is not a message in the ICU format: ${reason}` };
  }
  const without = choicesOf(message).find((choices) => !Object.hasOwn(choices, 'other'));
  if (without) return { fault: `needs "other" among its choices (${Object.keys(without).join(', ')})` };
  return { message };
}

/** Names of the values that a message reads, in their order, with whether each must be a number. */
export function valuesOf(message: CompiledMessage): ReadonlyMap<string, { readonly isNumber: boolean }> {
  const found = new Map<string, { isNumber: boolean }>();
  const read = (token: Token) => {
    if (typeof token === 'string') return;
    const [name, type] = token;
    found.set(name, { isNumber: (found.get(name)?.isNumber ?? false) || isCounted(type) });
    for (const part of Object.values(choicesIn(token))) part.forEach(read);
  };
  message.forEach(read);
  return found;
}

const isCounted = (type: string | undefined): boolean =>
  type === 'plural' || type === 'selectordinal' || type === 'number';

/** Every list of choices of a message, outer before inner. */
function choicesOf(message: CompiledMessage): readonly Readonly<Record<string, CompiledMessage>>[] {
  return message.flatMap((token) => {
    const choices = choicesIn(token);
    if (Object.keys(choices).length === 0) return [];
    return [choices, ...Object.values(choices).flatMap(choicesOf)];
  });
}

/** The choices of a plural or a select by their names; none of another token. */
function choicesIn(token: Token): Readonly<Record<string, CompiledMessage>> {
  if (typeof token === 'string') return {};
  const [, type, choices] = token;
  if (!['plural', 'select', 'selectordinal'].includes(type ?? '') || typeof choices !== 'object' || !choices) return {};
  return Object.fromEntries(Object.entries(choices).filter(([name]) => name !== 'offset'));
}

/** A message in the ICU format again, as people write it. */
export const sourceOf = (message: CompiledMessage): string => message.map(tokenSource).join('');

function tokenSource(token: Token): string {
  if (typeof token === 'string') return token;
  const [name, type] = token;
  const choices = Object.entries(choicesIn(token)).map(([choice, part]) => {
    const isExact = type !== 'select' && /^\d+$/.test(choice);
    return `${isExact ? '=' : ''}${choice} {${sourceOf(part)}}`;
  });
  const parts = [name, ...(type === undefined ? [] : [type]), ...(choices.length > 0 ? [choices.join(' ')] : [])];
  return `{${parts.join(', ')}}`;
}
