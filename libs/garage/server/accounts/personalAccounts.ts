import type { Db } from '@forecourt/service/database';
import { normaliseMobile } from '@forecourt/enquiry';
import type { Person, PersonalRecords } from '@forecourt/service/privacy';

const addressesOf = ({ email, phone }: Person) => ({
  email,
  mobile: phone === undefined ? undefined : normaliseMobile(phone),
});

/** Accounts of a person, with what they watch. Erasing ends their sessions, too. */
export const personalAccounts = (db: Db): PersonalRecords => ({
  name: 'accounts',
  async find(site, person) {
    const { email, mobile } = addressesOf(person);
    const accounts = await db
      .selectFrom('shoppers')
      .select(['id', 'email', 'phone', 'name', 'created_at'])
      .where('site', '=', site)
      .where((eb) =>
        eb.or([
          ...(email === undefined ? [] : [eb('email', '=', email)]),
          ...(mobile === undefined ? [] : [eb('phone', '=', mobile)]),
        ]),
      )
      .execute();
    return Promise.all(
      accounts.map(async ({ id, ...account }) => ({
        ...account,
        watchlist: await db
          .selectFrom('watchlist')
          .select(['vehicle_id', 'saved_at'])
          .where('site', '=', site)
          .where('shopper', '=', id)
          .orderBy('saved_at')
          .execute(),
      })),
    );
  },
  async erase(trx, site, person) {
    const { email, mobile } = addressesOf(person);
    const addresses = [email, mobile].filter((address) => address !== undefined);
    if (addresses.length === 0) return 0;
    await trx.deleteFrom('sign_in_codes').where('site', '=', site).where('address', 'in', addresses).execute();
    const gone = await trx
      .deleteFrom('shoppers')
      .where('site', '=', site)
      .where((eb) => eb.or([eb('email', 'in', addresses), eb('phone', 'in', addresses)]))
      .returning('id')
      .execute();
    return gone.length;
  },
});
