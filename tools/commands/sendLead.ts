import { postJson } from './askSite.ts';

/** Whose enquiries they are: thanks for them go there. */
export const SENDER = 'kim@example.com';

/**
 * Sends an enquiry by its key and gives the number that it was acknowledged with, or the status of a refusal. One that
 * is known already keeps the number that it got first. Rejects where the server ends before it answers. `headers` say,
 * for example, whom a proxy speaks for.
 */
export async function sendLead(
  port: number,
  site: string,
  key: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ id?: string; status: number }> {
  const body = {
    idempotency_key: key,
    category: 'General Enquiry',
    name: 'Kim',
    email: SENDER,
    message: key,
    opt_in: false,
    url: '/',
  };
  const { status, text } = await postJson(port, `${site}.localhost`, '/api/enquiries', body, headers);
  const { lead_id: id } = JSON.parse(text) as { lead_id?: string };
  return { status, ...(id === undefined ? {} : { id }) };
}
