import { portRef } from '@forecourt/service';
import { createHash, randomUUID } from 'node:crypto';
import { sql, type Db, type Tables, type Transaction } from '@forecourt/service/database';
import { callOffRemoval, planRemoval, readStored, type FileStorage, type StoredFile } from '@forecourt/service/storage';
import type { PhotoOfCar, StoredEnquiry } from '@forecourt/enquiry';
import type { ConfiguredSite } from '@forecourt/service/sites';
import type { Vehicle } from '@forecourt/vehicle';
import { queueDeliveries, SEND_LEAD } from '../deliveries.js';
import { targetsOf } from '../targets.js';

/** Milliseconds from the first photo of a lead to its message, so that one message has all that are added meanwhile. */
export const PHOTO_QUIET_MS = 10 * 60_000;

/** A re-encoded photo. */
export interface NewPhoto {
  /** As it was sent: what is sent twice is one photo. */
  readonly sent: Buffer;
  readonly full: Buffer;
  readonly small: Buffer;
  readonly width: number;
  readonly height: number;
}

export interface LeadPhotosOptions {
  readonly db: Db;
  readonly vehicleOf: (site: string, slug: string) => Promise<Vehicle | undefined>;
  /** Called after a commit that leaves work. */
  readonly onCommit?: () => void;
  readonly now?: () => number;
  /** Where photos lie that are not in their rows. New ones are put there where it is shared. */
  readonly storage?: FileStorage | undefined;
}

/** The file of a photo that is not in its row. The database queues its removal with the row's. */
export const photoFile = (site: string, photo: string): StoredFile => ({
  kind: 'lead-photos',
  site,
  name: `${photo}.jpg`,
});

/**
 * Photos that shoppers add to a lead. The database deletes them with their lead. Previews are always in their rows, so
 * that a page that shows many needs the database alone.
 */
export class LeadPhotos {
  readonly #options: LeadPhotosOptions;
  constructor(options: LeadPhotosOptions) {
    this.#options = options;
  }

  /** Photos of a lead of a site, in the order in which they came. */
  list(site: ConfiguredSite, lead: string): Promise<PhotoOfCar[]> {
    return photosOfLead(this.#options.db, site.slug, lead);
  }

  /**
   * Keeps a photo, where the lead has fewer than `most`, and notifies its targets a little later. The same file again
   * is the photo that is there. Throws StorageAway where it belongs in a storage that is away: nothing is kept then.
   */
  async add(site: ConfiguredSite, lead: string, photo: NewPhoto, most: number): Promise<'kept' | 'many' | 'no-lead'> {
    const { db, vehicleOf, onCommit, now = Date.now } = this.#options;
    // before the transaction: the embedded database has one connection
    const about = await db
      .selectFrom('leads')
      .select('payload')
      .where('site', '=', site.slug)
      .where('id', '=', lead)
      .executeTakeFirst();
    if (!about) return 'no-lead';
    const enquiry = about.payload as unknown as StoredEnquiry;
    const vehicle = enquiry.vehicle_slug ? await vehicleOf(site.slug, enquiry.vehicle_slug) : undefined;
    const hash = createHash('sha256').update(photo.sent).digest('base64url');
    const early = await standing(db, lead, hash, most);
    if (early) return early;
    const id = randomUUID();
    const file = await this.#store(site.slug, id, photo.full);
    const kept = await db.transaction().execute(async (trx) => {
      // two files at once count one after the other
      const locked = await trx
        .selectFrom('leads')
        .select('id')
        .where('site', '=', site.slug)
        .where('id', '=', lead)
        .forUpdate()
        .executeTakeFirst();
      if (!locked) return 'no-lead';
      const late = await standing(trx, lead, hash, most);
      if (late) return late;
      if (file) await callOffRemoval(trx, file);
      const { full, small, width, height } = photo;
      await trx
        .insertInto('lead_photos')
        .values({
          id,
          site: site.slug,
          lead_id: lead,
          sent_hash: hash,
          width,
          height,
          full: file ? Buffer.alloc(0) : full,
          small,
          is_stored: file !== undefined,
          created_at: new Date(now()),
        })
        .execute();
      if (!enquiry.suspected_spam) {
        const stage = await nextStage(trx, site.slug, lead);
        if (stage)
          await queueDeliveries(
            trx,
            site.slug,
            lead,
            targetsOf(site, enquiry, vehicle),
            stage,
            new Date(now() + PHOTO_QUIET_MS),
          );
      }
      return 'kept';
    });
    onCommit?.();
    return kept;
  }

  /** Removes a photo; whether there was one. With the last one goes the message about photos that has not left. */
  async remove(site: ConfiguredSite, lead: string, photo: string): Promise<boolean> {
    return this.#options.db.transaction().execute(async (trx) => {
      const gone = await trx
        .deleteFrom('lead_photos')
        .where('site', '=', site.slug)
        .where('lead_id', '=', lead)
        .where('id', '=', photo)
        .returning('id')
        .executeTakeFirst();
      const left = await trx.selectFrom('lead_photos').select('id').where('lead_id', '=', lead).executeTakeFirst();
      if (gone && !left)
        await sql`delete from outbox where topic = ${SEND_LEAD} and site = ${site.slug} and payload->>'lead' = ${lead}
          and payload->>'stage' like 'photos-%' and attempts = 0`.execute(trx);
      return gone !== undefined;
    });
  }

  /** Puts the full size into the storage, where that is shared; its file. */
  async #store(site: string, id: string, full: Buffer): Promise<StoredFile | undefined> {
    const { db, now = Date.now, storage } = this.#options;
    if (!storage?.isShared) return undefined;
    const file = photoFile(site, id);
    await planRemoval(db, file, now());
    await storage.put(file, full, 'image/jpeg');
    return file;
  }

  /**
   * The bytes of a photo of a site, JPEG; of the one lead alone where it is named. Throws StorageAway where they lie in
   * a storage that is away.
   */
  async read(site: ConfiguredSite, photo: string, size: 'full' | 'small', lead?: string): Promise<Buffer | undefined> {
    const { db, storage } = this.#options;
    let query = db
      .selectFrom('lead_photos')
      .select([size === 'full' ? 'full as bytes' : 'small as bytes', 'id', 'is_stored'])
      .where('site', '=', site.slug)
      .where('id', '=', photo);
    if (lead !== undefined) query = query.where('lead_id', '=', lead);
    const found = await query.executeTakeFirst();
    if (size === 'full' && found?.is_stored) return storage && readStored(storage, photoFile(site.slug, found.id));
    return found && Buffer.from(found.bytes);
  }
}

/** What becomes of a photo without keeping it: it is there already, or there are too many. Undefined for a new one. */
async function standing(db: Db, lead: string, hash: string, most: number): Promise<'kept' | 'many' | undefined> {
  const known = await db.selectFrom('lead_photos').select('sent_hash').where('lead_id', '=', lead).execute();
  if (known.some(({ sent_hash: sent }) => sent === hash)) return 'kept';
  return known.length >= most ? 'many' : undefined;
}

/** Photos of a lead, in the order in which they came. */
export const photosOfLead = (db: Db, site: string, lead: string): Promise<PhotoOfCar[]> =>
  db
    .selectFrom('lead_photos')
    .select(['id', 'width', 'height'])
    .where('site', '=', site)
    .where('lead_id', '=', lead)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Step of the lead for a message about further photos; undefined while an earlier message has not left yet. */
async function nextStage(trx: Transaction<Tables>, site: string, lead: string): Promise<string | undefined> {
  const { rows } = await sql<{ stage: string; waits: boolean }>`
    select
      payload->>'stage' as stage,
      bool_or(attempts = 0 and done_at is null and failed_at is null) as waits
    from outbox
    where topic = ${SEND_LEAD}
      and site = ${site}
      and payload->>'lead' = ${lead}
      and payload->>'stage' like 'photos-%'
    group by payload->>'stage'`.execute(trx);
  return rows.some(({ waits }) => waits) ? undefined : `photos-${rows.length + 1}`;
}

export const leadPhotosPort = portRef<LeadPhotos>('leads/photos');
