import { expect, it } from 'vitest';
import { sql } from '@forecourt/service/database';
import { describeService } from './testing/describeService.js';
import { logLines } from './testing/logLines.js';

await describeService('a disk without room', (tested) => {
  it('FORM-13 an enquiry that cannot be stored is not acknowledged, and the log names the full disk', async () => {
    const { db } = tested.service.database;
    const lines = logLines('warn');
    // what PostgreSQL says when a table cannot grow
    await sql`create function no_room() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(db);
    await sql`create trigger no_room before insert on leads for each row execute function no_room()`.execute(db);
    const enquiry = tested.enquiry();
    const refused = await tested.send(enquiry);
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('60');
    expect(refused.json()).toMatchObject({
      error: {
        code: 'no-room',
        message: expect.stringMatching(
          /^This cannot be stored just now\. .* or call us on 0\d \d{4} \d{4}\.$/,
        ) as string,
      },
    });
    expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
      expect.stringMatching(/^Nothing can be stored: the disk of .+ is full: /),
    ]);
    expect(await db.selectFrom('leads').select('id').execute()).toEqual([]);

    await sql`drop trigger no_room on leads`.execute(db);
    await sql`drop function no_room`.execute(db);
    expect((await tested.send(enquiry)).statusCode).toBe(201);
  });
});
