import { randomUUID } from 'node:crypto';
import type { Db, Tables, Transaction } from '@forecourt/service/database';
import { portRef } from '@forecourt/service';
import type { CodeAddress } from './codeRules.js';
import type { OneTimeCodes } from './oneTimeCodes.js';

/** Purposes of the codes of accounts. */
export const SIGN_IN = 'sign-in';
export const NEW_ADDRESS = 'new-address';

export interface Account {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
}

const COLUMNS = ['id', 'name', 'email', 'phone'] as const;
const columnOf = ({ by }: CodeAddress) => (by === 'mail' ? 'email' : 'phone');

/** What else of an account becomes part of another, in the transaction that joins them. */
export type JoinAccounts = (
  trx: Transaction<Tables>,
  site: string,
  accounts: { readonly from: string; readonly into: string },
) => Promise<void>;

export type AddressOutcome = 'changed' | 'wrong-code' | 'taken';

/** Accounts of shoppers, each of one site. The shopper who proves an address has its account. */
export class Accounts {
  readonly #db: Db;
  readonly #codes: Pick<OneTimeCodes, 'verify'>;
  readonly #now: () => number;
  readonly #onJoin: JoinAccounts | undefined;

  constructor(options: {
    readonly db: Db;
    readonly codes: Pick<OneTimeCodes, 'verify'>;
    readonly now?: () => number;
    readonly onJoin?: JoinAccounts | undefined;
  }) {
    this.#db = options.db;
    this.#onJoin = options.onJoin;
    this.#codes = options.codes;
    this.#now = options.now ?? Date.now;
  }

  /**
   * The account of an address whose code is right, made with its first sign-in; undefined for a wrong one. `browser` is
   * the one that requested the code.
   */
  async signIn(site: string, address: CodeAddress, code: string, browser: string): Promise<Account | undefined> {
    const subject = { site, purpose: SIGN_IN, address: address.address, holder: browser };
    if (!(await this.#codes.verify(subject, code))) return undefined;
    const column = columnOf(address);
    await this.#db
      .insertInto('shoppers')
      .values({
        site,
        id: randomUUID(),
        email: address.by === 'mail' ? address.address : null,
        phone: address.by === 'sms' ? address.address : null,
        name: '',
        created_at: new Date(this.#now()),
      })
      .onConflict((conflict) => conflict.columns(['site', column]).doNothing())
      .execute();
    return this.#db
      .selectFrom('shoppers')
      .select(COLUMNS)
      .where('site', '=', site)
      .where(column, '=', address.address)
      .executeTakeFirst();
  }

  account(site: string, id: string): Promise<Account | undefined> {
    return this.#db
      .selectFrom('shoppers')
      .select(COLUMNS)
      .where('site', '=', site)
      .where('id', '=', id)
      .executeTakeFirst();
  }

  async rename(site: string, id: string, name: string): Promise<void> {
    await this.#db.updateTable('shoppers').set({ name }).where('site', '=', site).where('id', '=', id).execute();
  }

  /**
   * Gives an account a new address, proven by its code. An account that has this address alone becomes part of this
   * one, with what it saved; one that has another too keeps it: `taken`.
   */
  async changeAddress(site: string, id: string, address: CodeAddress, code: string): Promise<AddressOutcome> {
    const subject = { site, purpose: NEW_ADDRESS, holder: id, address: address.address };
    if (!(await this.#codes.verify(subject, code))) return 'wrong-code';
    const column = columnOf(address);
    return this.#db.transaction().execute(async (trx) => {
      const other = await trx
        .selectFrom('shoppers')
        .select(COLUMNS)
        .where('site', '=', site)
        .where(column, '=', address.address)
        .where('id', '!=', id)
        .forUpdate()
        .executeTakeFirst();
      if (other && other.email !== null && other.phone !== null) return 'taken';
      if (other) {
        await this.#onJoin?.(trx, site, { from: other.id, into: id });
        await join(trx, site, { from: other.id, into: id });
      }
      await trx
        .updateTable('shoppers')
        .set({ [column]: address.address })
        .where('site', '=', site)
        .where('id', '=', id)
        .execute();
      return 'changed';
    });
  }

  /** Erases an account with its sessions, its watchlist and its codes. Enquiries are the dealer's and stay. */
  async erase(site: string, id: string): Promise<void> {
    const account = await this.account(site, id);
    const addresses = [account?.email, account?.phone].filter((address) => typeof address === 'string');
    await this.#db.transaction().execute(async (trx) => {
      if (addresses.length > 0)
        await trx.deleteFrom('sign_in_codes').where('site', '=', site).where('address', 'in', addresses).execute();
      await trx.deleteFrom('sign_in_codes').where('site', '=', site).where('holder', '=', id).execute();
      await trx.deleteFrom('shoppers').where('site', '=', site).where('id', '=', id).execute();
    });
  }
}

async function join(trx: Transaction<Tables>, site: string, { from, into }: { from: string; into: string }) {
  await trx
    .insertInto('watchlist')
    .columns(['site', 'shopper', 'vehicle_id', 'saved_at'])
    .expression((builder) =>
      builder
        .selectFrom('watchlist')
        .select((eb) => ['site', eb.val(into).as('shopper'), 'vehicle_id', 'saved_at'])
        .where('site', '=', site)
        .where('shopper', '=', from),
    )
    .onConflict((conflict) => conflict.columns(['site', 'shopper', 'vehicle_id']).doNothing())
    .execute();
  await trx.deleteFrom('shoppers').where('site', '=', site).where('id', '=', from).execute();
}

export const accountsPort = portRef<Accounts>('accounts/accounts');
