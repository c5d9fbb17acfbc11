import { sql, type Db } from '@forecourt/service/database';
import { estimateValue, WIDE_YEARS } from '@forecourt/vehicle-detail/domain';
import { marketOf, type MarketSites } from '../stockMarket.js';
import type { RegoPort, TradeInPort } from './tradeInPorts.js';

/** Make and model identify the kind of vehicle here, as the form has no field for it. */
const ANY_KIND = 'any';

/** Estimates from the stock of the sites that may count; only figures of several vehicles together leave it. */
export const stockTradeIn = (db: Db, marketSites: MarketSites): TradeInPort => ({
  async value({ make, model, year, kms }, site, enough) {
    const market = await marketOf(db, { make, model, year, years: WIDE_YEARS }, marketSites(site));
    const alike = market.map((vehicle) => ({ ...vehicle, item_type: ANY_KIND }));
    return estimateValue({ key: '', item_type: ANY_KIND, make, model, year, km: kms }, alike, enough);
  },
});

/** A vehicle's plate as it is looked for, by the index `vehicles_plate`: each stock has thousands. */
export const PLATE = `upper(regexp_replace(data->>'regplate', '[^A-Za-z0-9]', '', 'g'))`;

/** Finds a plate among the stock records of one site, also of what is sold: cars come back. */
export const stockRego = (db: Db): RegoPort => ({
  async find(plate, state, stockOwner) {
    const { rows } = await sql<{ make: string; model: string; year: number | null }>`
      select data->>'make' as make, data->>'model' as model, (data->>'year')::float8 as year
      from vehicles
      where site = ${stockOwner} and ${sql.raw(PLATE)} = ${plate}
        and upper(coalesce(data->>'state', ${state})) = ${state}
      order by updated_at desc
      limit 1`.execute(db);
    const [found] = rows;
    return found && { make: found.make, model: found.model, ...(found.year === null ? {} : { year: found.year }) };
  },
});
