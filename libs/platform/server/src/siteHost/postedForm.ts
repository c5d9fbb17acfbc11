import type { SiteHostSay } from './say.js';

/** Why a posted body is no form of a page. */
export interface FormRefusal {
  readonly status: 400 | 415;
  readonly reason: 'kind' | 'broken';
}

const KINDS: readonly string[] = ['application/x-www-form-urlencoded', 'multipart/form-data'];

const WRONG_KIND: FormRefusal = { status: 415, reason: 'kind' };
const BROKEN: FormRefusal = { status: 400, reason: 'broken' };

/** What a visitor reads of it. */
export const refusalText = ({ reason }: Pick<FormRefusal, 'reason'>, say: SiteHostSay): string =>
  reason === 'broken' ? say('pages.form.broken') : say('pages.form.kind', { kinds: KINDS.join(' or ') });

/** What keeps a posted body from being read as a form; undefined for what an action may read. */
export async function formRefusal(type: string | undefined, body: unknown): Promise<FormRefusal | undefined> {
  const [kind = '', ...parameters] = (type ?? '').toLowerCase().split(';');
  if (!KINDS.includes(kind.trim()) || !(body instanceof Buffer)) return WRONG_KIND;
  const charset = parameters
    .map((parameter) => /^\s*charset\s*=\s*"?([^"]*?)"?\s*$/.exec(parameter)?.[1])
    .find(Boolean);
  if (charset !== undefined && charset !== 'utf-8' && charset !== 'utf8') return WRONG_KIND;
  try {
    await new Response(new Uint8Array(body), { headers: { 'content-type': type ?? '' } }).formData();
    return undefined;
  } catch {
    return BROKEN;
  }
}
