import { createHmac } from 'node:crypto';
import { Refusal } from '@forecourt/contracts/api';
import type { Db, Tables, Transaction } from '../database/index.js';
import { emailKey, isEmail, isPhone, phoneKey } from '@forecourt/enquiry';
import type { Sites } from '../sites/index.js';

/**
 * Whose records are meant: an address, a number or both, as `emailKey` and `phoneKey` have them. Either one suffices.
 */
export interface Person {
  readonly email?: string;
  readonly phone?: string;
}

/** One kind of records that hold personal details. Every library that stores some brings its own. */
export interface PersonalRecords {
  /** What they are called in an export, for example `enquiries`. */
  readonly name: string;
  /** Records of this name take them along when they are erased: these are counted and erased before. */
  readonly goesWith?: string;
  find(site: string, person: Person): Promise<readonly object[]>;
  /** Deletes them; how many there were. */
  erase(trx: Transaction<Tables>, site: string, person: Person): Promise<number>;
}

/** What is stored of a person, by site. */
export interface PersonalExport {
  readonly exported_at: string;
  readonly sites: readonly { readonly site: string; readonly records: Readonly<Record<string, readonly object[]>> }[];
}

export interface Erasure {
  readonly sites: readonly { readonly site: string; readonly erased: Readonly<Record<string, number>> }[];
}

export interface PersonalDataOptions {
  readonly db: Db;
  readonly sites: Sites;
  readonly records: readonly PersonalRecords[];
  /** Key of the installation: without it, the list of erasures does not reveal who was erased. */
  readonly key: string;
  readonly now?: () => number;
}

/** What the platform holds of a person, and its erasure (Privacy Act 1988, APP 12 and 11.2). */
export class PersonalData {
  private readonly options: PersonalDataOptions;
  private readonly records: readonly PersonalRecords[];
  constructor(options: PersonalDataOptions) {
    this.options = options;
    const { records } = options;
    this.records = [...records.filter(({ goesWith }) => goesWith), ...records.filter(({ goesWith }) => !goesWith)];
  }

  /** Everything that one site, or all of them, holds. Throws a Refusal for what is no address, number or site. */
  async export(asked: AskedPerson): Promise<PersonalExport> {
    const { now = Date.now } = this.options;
    const records = this.records;
    const person = personOf(asked);
    const sites = [];
    for (const site of this.slugs(asked.site)) {
      const found: [string, readonly object[]][] = [];
      for (const kind of records) found.push([kind.name, await kind.find(site, person)]);
      sites.push({ site, records: Object.fromEntries(found) });
    }
    return { exported_at: new Date(now()).toISOString(), sites };
  }

  /** Deletes it, a site's records in one transaction, and notes that it was done. */
  async erase(asked: AskedPerson): Promise<Erasure> {
    const { db, key, now = Date.now } = this.options;
    const records = this.records;
    const person = personOf(asked);
    const hash = createHmac('sha256', key)
      .update(`erased:${person.email ?? ''}:${person.phone ?? ''}`)
      .digest('hex');
    const sites = [];
    for (const site of this.slugs(asked.site)) {
      const erased = await db.transaction().execute(async (trx) => {
        const counts: [string, number][] = [];
        for (const kind of records) counts.push([kind.name, await kind.erase(trx, site, person)]);
        if (counts.some(([, count]) => count > 0))
          await trx
            .insertInto('erasures')
            .values({
              site,
              person_hash: hash,
              counts: JSON.stringify(Object.fromEntries(counts)),
              erased_at: new Date(now()),
            })
            .execute();
        return Object.fromEntries(counts);
      });
      sites.push({ site, erased });
    }
    return { sites };
  }

  private slugs(site: string | undefined): readonly string[] {
    const { sites } = this.options;
    const known = sites.all.map(({ slug }) => slug);
    if (site === undefined) return known;
    if (!sites.bySlug(site)) throw new Refusal(422, `There is no site "${site}". Sites are ${known.join(', ')}.`);
    return [site];
  }
}

/** A person as the operator names one. */
export interface AskedPerson {
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  /** Slug; all sites when left out. */
  readonly site?: string | undefined;
}

function personOf({ email, phone }: AskedPerson): Person {
  if (email === undefined && phone === undefined)
    throw new Refusal(422, 'An e-mail address or a phone number must be given.');
  if (email !== undefined && !isEmail(email.trim())) throw new Refusal(422, `"${email}" is no e-mail address.`);
  if (phone !== undefined && !isPhone(phone)) throw new Refusal(422, `"${phone}" is no phone number.`);
  return {
    ...(email === undefined ? {} : { email: emailKey(email) }),
    ...(phone === undefined ? {} : { phone: phoneKey(phone) }),
  };
}
