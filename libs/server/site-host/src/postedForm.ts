/** Why a posted body is no form of a page. */
export interface FormRefusal {
  readonly status: 400 | 415;
  readonly text: string;
}

const KINDS: readonly string[] = ['application/x-www-form-urlencoded', 'multipart/form-data'];

export const WRONG_KIND: FormRefusal = {
  status: 415,
  text: `Forms of this site are sent as ${KINDS.join(' or ')}, in UTF-8.`,
};
const BROKEN: FormRefusal = {
  status: 400,
  text: 'This form cannot be read. Please go back, reload the page and send it again.',
};

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
