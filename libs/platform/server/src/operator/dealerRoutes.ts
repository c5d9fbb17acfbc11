import { z } from 'zod';
import { Refusal } from '@forecourt/contracts/api';
import { ConfigError } from '@forecourt/site-config';
import { operatorOnly, operatorSchema, operatorTokenPort } from '../http/operatorOnly.js';
import type { ModuleRoutes } from '../moduleRoutes.js';
import { portRef } from '../ports.js';
import { PREVIEW_HOURS, type DealerVersion, type LiveSites, type Previews } from '../sites/index.js';

/** The sites, where they change while the service runs. */
export const liveSitesPort = portRef<LiveSites>('service/live-sites');
/** Previews of drafts, where sites change while the service runs. */
export const previewsPort = portRef<Previews>('service/previews');

const slug = z.string().min(1).max(100).describe('Slug of the dealer.');
const who = z.string().min(1).max(200).describe('Who does it, for the list of versions.');
const publishBody = z.object({ site: slug, folder: z.string().min(1).describe('Folder of this machine.'), who });
const previewBody = z.object({
  ...publishBody.shape,
  at: z.string().optional().describe('As at when, by the site’s clocks: 2026-12-26T10:00.'),
  hours: z.int().min(1).max(PREVIEW_HOURS.most).optional().describe('How long the address opens it.'),
});
const revertBody = z.object({ site: slug, version: z.int().min(1), who });
const removeBody = z.object({ site: slug, who });

/** A version as the operator reads it. */
const shown = ({ number, deed, who: by, at, hash, files, leftOut }: DealerVersion) => ({
  ...{ number, deed, who: by, at: at.toISOString(), hash, files, leftOut },
});

/** What is wrong with a dealer is no fault of the service. */
const refusing = async <Value>(work: Promise<Value>): Promise<Value> =>
  work.catch((error: unknown) => {
    throw error instanceof ConfigError ? new Refusal(422, error.problems.join('\n')) : error;
  });

/** Versions of dealers, for the command line while a server runs. */
export const dealerRoutes: ModuleRoutes = (app, { findPort, port }) => {
  const live = findPort(liveSitesPort);
  if (!live) return;
  operatorOnly(app, port(operatorTokenPort));

  app.get(
    '/api/admin/dealers',
    {
      schema: {
        summary: 'Which version of each dealer runs, and what is wrong with the one that came last',
        ...operatorSchema('The dealers.'),
      },
    },
    () => ({ dealers: live.standing() }),
  );

  app.get(
    '/api/admin/dealers/versions',
    {
      schema: {
        summary: 'Versions of a dealer, the newest first',
        querystring: z.object({ site: slug }),
        ...operatorSchema('The versions.'),
      },
    },
    async ({ query }) => ({ versions: (await live.versions(query.site)).map(shown) }),
  );

  app.get(
    '/api/admin/dealers/folder',
    {
      schema: {
        summary: 'A folder of this machine with the files of a version',
        querystring: z.object({ site: slug, version: z.coerce.number().int().min(1) }),
        ...operatorSchema('The folder.'),
      },
    },
    async ({ query }) => ({ folder: await refusing(live.folderOf(query.site, query.version)) }),
  );

  app.post(
    '/api/admin/dealers/publish',
    {
      schema: { summary: 'Makes a folder of this machine a dealer’s version', body: publishBody, ...VERSION },
    },
    async ({ body }) => ({ version: shown(await refusing(live.publish(body.site, body.folder, body.who))) }),
  );

  app.post(
    '/api/admin/dealers/preview',
    {
      schema: {
        summary: 'An address that shows the whole site by a folder of this machine, which is not published',
        body: previewBody,
        ...operatorSchema('The address, and until when it opens the preview.'),
      },
    },
    async ({ body: { site, folder, ...more } }) => {
      const { address, until } = await refusing(port(previewsPort).issue(site, { dir: folder, ...more }));
      return { address, until: until.toISOString() };
    },
  );

  app.post(
    '/api/admin/dealers/revert',
    {
      schema: { summary: 'Makes the files of an earlier version live again', body: revertBody, ...VERSION },
    },
    async ({ body }) => ({ version: shown(await refusing(live.revert(body.site, body.version, body.who))) }),
  );

  app.post(
    '/api/admin/dealers/remove',
    {
      schema: { summary: 'Takes a site away; its versions stay', body: removeBody, ...VERSION },
    },
    async ({ body }) => ({ version: shown(await refusing(live.remove(body.site, body.who))) }),
  );
};

const VERSION = operatorSchema('The version that runs now.');
