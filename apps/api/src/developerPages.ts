import { Refusal } from '@forecourt/contracts/api';
import type { FastifyPluginCallback } from 'fastify';
import type { Db } from '@forecourt/service/database';
import type { LeadDesk } from '@forecourt/leads';
import type { Sites } from '@forecourt/service/sites';

const escape = (value: unknown): string =>
  (typeof value === 'string'
    ? value
    : value instanceof Date
      ? value.toISOString()
      : (JSON.stringify(value) ?? '')
  ).replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

const LOCAL_NAME = /^(localhost|127\.0\.0\.1|\[::1\])$/i;
const LOCAL_ADDRESS = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

/** Headers of proxies: behind one, everybody comes from this machine. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

const STYLE = `
  body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem; color: #16202c; max-width: 75rem; }
  table { border-collapse: collapse; width: 100%; }
  td, th { border: 1px solid #d5dbe3; padding: 0.4rem 0.6rem; text-align: left; vertical-align: top; }
  pre { white-space: pre-wrap; margin: 0; font-size: 13px; }
  nav a { margin-right: 1rem; }
`;

function page(title: string, body: string): string {
  const nav = ['', 'leads', 'deliveries', 'messages', 'outbox', 'imports']
    .map((name) => `<a href="/dev${name === '' ? '' : `/${name}`}">${name === '' ? 'Sites' : name}</a>`)
    .join('');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>${escape(title)}</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <nav>${nav}</nav>
    <h1>${escape(title)}</h1>
    ${body}
  </body>
</html>`;
}

function table(rows: readonly Record<string, unknown>[]): string {
  const [first] = rows;
  if (!first) return '<p>Nothing yet.</p>';
  const names = Object.keys(first);
  const heads = names.map((name) => `<th>${escape(name)}</th>`);
  const cellOf = (row: Readonly<Record<string, unknown>>, name: string) =>
    `<td><pre>${escape(Object.hasOwn(row, name) ? row[name] : undefined)}</pre></td>`;
  const lines = rows.map((row) => `<tr>${names.map((name) => cellOf(row, name)).join('')}</tr>`);
  return `<table><thead><tr>${heads.join('')}</tr></thead><tbody>${lines.join('')}</tbody></table>`;
}

/** Pages that show a developer what came in and what went out. Plain HTML, everything escaped; not for production. */
export const developerPages: FastifyPluginCallback<{ db: Db; sites: Sites; leadDesk: LeadDesk }> = (
  app,
  { db, sites, leadDesk },
  done,
) => {
  const html = (title: string, body: string) => page(title, body);
  // these pages show shoppers' details: they answer this machine's own names only, never a dealer's, whatever name is
  // pointed at it and whatever a proxy, or somebody who plays one, says in its headers
  app.addHook('onRequest', (request, _reply, next) => {
    const ownHost = (request.headers.host ?? '').replace(/:\d+$/, '');
    const isLocal =
      [ownHost, request.hostname].every((name) => LOCAL_NAME.test(name)) &&
      LOCAL_ADDRESS.test(request.socket.remoteAddress ?? '') &&
      !FORWARDED.some((name) => Object.hasOwn(request.headers, name)) &&
      !sites.byHost(ownHost);
    next(isLocal ? undefined : new Refusal(404, 'There is nothing at this address.'));
  });
  app.addHook('onSend', (_request, reply, payload, next) => {
    void reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
    next(null, payload);
  });
  app.get('/dev', { schema: { hide: true } }, (request, reply) => {
    const port = /:(\d+)$/.exec(request.headers.host ?? '')?.[1] ?? '80';
    const rows = sites.all.map(({ site, template }) => {
      const address = `http://${escape(site.hosts[0])}:${port}/`;
      const link = `<a href="${address}">${address}</a>`;
      return `<tr><td>${escape(site.name)}</td><td>${escape(template)}</td><td>${link}</td></tr>`;
    });
    return reply.type('text/html').send(html('Sites', `<table>${rows.join('')}</table>`));
  });
  app.get('/dev/leads', { schema: { hide: true } }, async (_request, reply) => {
    const rows = await db
      .selectFrom('leads')
      .select(['created_at', 'site', 'category', 'event_id', 'vehicle_id', 'payload'])
      .orderBy('created_at', 'desc')
      .limit(100)
      .execute();
    return reply.type('text/html').send(html('Leads', table(rows)));
  });
  app.get('/dev/deliveries', { schema: { hide: true } }, async (_request, reply) => {
    const rows = await leadDesk.list({ limit: 100 });
    return reply.type('text/html').send(html('Deliveries', table(rows.map((row) => ({ ...row })))));
  });
  app.get('/dev/messages', { schema: { hide: true } }, async (_request, reply) => {
    const rows = await db
      .selectFrom('messages')
      .select(['created_at', 'site', 'channel', 'recipient', 'subject', 'body'])
      .orderBy('id', 'desc')
      .limit(100)
      .execute();
    return reply.type('text/html').send(html('Messages', table(rows)));
  });
  app.get('/dev/outbox', { schema: { hide: true } }, async (_request, reply) => {
    const rows = await db
      .selectFrom('outbox')
      .select(['id', 'site', 'topic', 'key', 'attempts', 'run_at', 'done_at', 'failed_at', 'last_error'])
      .orderBy('id', 'desc')
      .limit(100)
      .execute();
    return reply.type('text/html').send(html('Outbox', table(rows)));
  });
  app.get('/dev/imports', { schema: { hide: true } }, async (_request, reply) => {
    const rows = await db
      .selectFrom('import_runs')
      .select(['started_at', 'site', 'file', 'summary'])
      .orderBy('started_at', 'desc')
      .limit(50)
      .execute();
    return reply.type('text/html').send(html('Imports', table(rows)));
  });
  done();
};
