import { phoneDigits, sql, type Db, type Tables, type Transaction } from '../database/index.js';
import type { Person, PersonalRecords } from './personalData.js';

type Sql<Value> = ReturnType<typeof sql<Value>>;

/** A table whose rows each belong to one person. */
export interface PersonalTable<Table extends keyof Tables> {
  /** What its records are called in an export. */
  readonly name: string;
  readonly goesWith?: PersonalRecords['goesWith'];
  readonly table: Table;
  /** What an export holds of each row. */
  readonly columns: readonly (keyof Tables[Table] & string)[];
  readonly orderBy: keyof Tables[Table] & string;
  /** Whether a row is a person's, as SQL over its columns. */
  readonly isOf: (person: Person, site: string) => Sql<boolean>;
  /** What a row holds after an erasure, where the row itself has to stay; left out, the row is deleted. */
  readonly erased?: Sql<unknown>;
  /** Erases what belongs to rows that were erased, in the same transaction. */
  readonly afterErase?: (trx: Transaction<Tables>, site: string, ids: readonly string[]) => Promise<void>;
}

/** Finds and erases the records of a person in one table. */
export function personalTable<Table extends keyof Tables>(
  db: Db,
  { name, goesWith, table, columns, orderBy, isOf, erased, afterErase }: PersonalTable<Table>,
): PersonalRecords {
  const from = sql.table(table);
  const where = (site: string, person: Person) => sql`where site = ${site} and ${isOf(person, site)}`;
  return {
    name,
    ...(goesWith === undefined ? {} : { goesWith }),
    async find(site, person) {
      const selected = sql.join(columns.map((column) => sql.ref(column)));
      const query = sql<object>`select ${selected} from ${from} ${where(site, person)} order by ${sql.ref(orderBy)}`;
      return (await query.execute(db)).rows;
    },
    async erase(trx, site, person) {
      const change = erased ? sql`update ${from} set ${erased}` : sql`delete from ${from}`;
      const { rows } = await sql<{ id: string }>`${change} ${where(site, person)} returning id`.execute(trx);
      await afterErase?.(
        trx,
        site,
        rows.map(({ id }) => id),
      );
      return rows.length;
    },
  };
}

/** Whether one of the addresses or numbers that a row holds is the person's. `emails` are SQL of lower case. */
export function isOneOf(
  person: Person,
  { emails, phones }: { readonly emails: readonly Sql<unknown>[]; readonly phones: readonly Sql<unknown>[] },
): Sql<boolean> {
  const [email, phone] = [person.email ?? null, person.phone ?? null];
  return sql<boolean>`(
    ${email}::text is not null and ${email}::text in (${sql.join(emails)})
    or ${phone}::text is not null and ${phone}::text in (${sql.join(phones.map(phoneDigits))})
  )`;
}
