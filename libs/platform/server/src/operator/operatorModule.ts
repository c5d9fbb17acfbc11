import { adminLeadsQuery, adminPersonBody, Refusal } from '@forecourt/contracts/api';
import { defineModule } from '../defineModule.js';
import { operatorOnly, operatorSchema, operatorTokenPort } from '../http/operatorOnly.js';
import { listMessages } from '../messages/index.js';
import type { PersonalData } from '../privacy/index.js';
import { portRef } from '../ports.js';
import { dealerRoutes } from './dealerRoutes.js';

/** What is held of a person over all modules. */
export const personalDataPort = portRef<PersonalData>('service/personal-data');

/** Copies the embedded database within the data folder and gives the copy's folder; undefined for a server. */
export type CopyDatabase = () => Promise<string | undefined>;
export const databaseCopyPort = portRef<CopyDatabase>('service/database-copy');

/** What the platform itself answers the operator: messages that left, what is held of a person, and backups. */
export const operatorModule = defineModule({
  id: 'operator',
  routes: [
    dealerRoutes,
    (app, { db, sites, port }) => {
      const personalData = port(personalDataPort);
      const copyDatabase = port(databaseCopyPort);
      operatorOnly(app, port(operatorTokenPort));

      app.get(
        '/api/admin/messages',
        {
          schema: {
            summary: 'Messages to shoppers and how far they got, the newest first; nothing of whom they are to',
            querystring: adminLeadsQuery,
            ...operatorSchema('The messages.'),
          },
        },
        async (request) => {
          const { site } = request.query;
          if (site !== undefined && !sites.bySlug(site)) throw new Refusal(422, `There is no site "${site}".`);
          return { messages: await listMessages(db, request.query) };
        },
      );

      for (const work of ['export', 'erase'] as const)
        app.post(
          `/api/admin/people/${work}`,
          {
            schema: {
              summary: work === 'export' ? 'What is held of a person' : 'Erases what is held of a person',
              body: adminPersonBody,
              ...operatorSchema('By table.'),
            },
          },
          (request) => personalData[work](request.body),
        );

      app.post(
        '/api/admin/database-copies',
        {
          schema: {
            summary: 'Copies the embedded database within the data folder, for a backup',
            ...operatorSchema('The folder of the copy; the caller moves it away.'),
          },
        },
        async () => {
          const at = await copyDatabase();
          if (at === undefined) throw new Refusal(422, 'The database is a PostgreSQL server: pg_dump backs it up.');
          return { at };
        },
      );
    },
  ],
});
