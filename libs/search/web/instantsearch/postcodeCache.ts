import { placesTable, type Place } from '@forecourt/site-config/places';

/** Places that were looked up. The table is loaded by the first shopper who asks for one. */
export class PostcodeCache {
  readonly #known = new Map<string, Place | undefined>();

  /** With what the loader looked up. */
  constructor(postcode?: string, place?: Place) {
    if (postcode !== undefined && place) this.#known.set(postcode, place);
  }

  readonly placeOf = (postcode: string): Place | undefined => this.#known.get(postcode);
  has(postcode: string): boolean {
    return this.#known.has(postcode);
  }

  async lookUp(postcode: string): Promise<Place | undefined> {
    const { placeOf } = await placesTable();
    const place = placeOf(postcode);
    this.#known.set(postcode, place);
    return place;
  }
}
