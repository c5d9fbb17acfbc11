import { expect, it } from 'vitest';
import { migrateLater } from '@forecourt/service/database/testing';
import { describeService } from './testing/describeService.js';

await describeService(
  'a process of an earlier release, while a later one migrates its database',
  (tested) => {
    it('goes on: shows a vehicle, takes an enquiry once, and delivers it', async () => {
      const { db } = tested.service.database;
      await migrateLater(db, '9001-later', [
        `alter table leads add column urgency text not null default 'ordinary'`,
        `alter table outbox add column urgency text not null default 'ordinary'`,
        `alter table vehicles add column remark text`,
        'create table later_things (id text primary key)',
      ]);
      const body = tested.enquiry();
      const stored = await tested.send(body);
      expect(stored.statusCode, stored.body).toBe(201);
      expect((await tested.send(body)).json()).toEqual(stored.json());
      await tested.settle();
      expect(await db.selectFrom('leads').select('category').execute()).toEqual([{ category: 'General Enquiry' }]);
      const left = await db.selectFrom('outbox').select('topic').where('done_at', 'is', null).execute();
      expect(left).toEqual([]);
      expect((await tested.call('/api/vehicles/kia-1')).statusCode).toBe(200);
    });
  },
  { needsPostgres: true },
);
