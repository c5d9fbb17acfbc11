import { postJson } from './askSite.ts';

/**
 * Sends an enquiry by its key and gives the number that it was acknowledged with, or the status of a refusal. One that is
 * known already keeps the number that it got first. Rejects where the server ends before it answers.
 */
export async function sendLead(port: number, site: string, key: string): Promise<{ id?: string; status: number }> {
  const { status, text } = await postJson(port, `${site}.localhost`, '/api/enquiries', {
    idempotency_key: key,
    category: 'General Enquiry',
    name: 'Kim',
    email: 'kim@example.com',
    message: key,
    opt_in: false,
    url: '/',
  });
  const { lead_id: id } = JSON.parse(text) as { lead_id?: string };
  return { status, ...(id === undefined ? {} : { id }) };
}
