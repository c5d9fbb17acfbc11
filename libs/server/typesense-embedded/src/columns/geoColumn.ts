import { spend } from '../limits/budget.js';
import { emptyBitset, setBit, type Bitset } from './bitset.js';
import { withRoom } from './grow.js';
import { spherePolygon } from './spherePolygon.js';

const EARTH_METRES = 6_371_008.8;
/** The real server sorts by, and prints, whole metres on an earth of this size; its radius filter has another. */
const SORTED_METRES = 3958.75 * 1609;
const RADIANS = Math.PI / 180;

/** Degrees are kept to their sixth decimal. */
const toMicro = (degrees: number): number => Math.trunc(degrees * 1_000_000) / 1_000_000;

/** Points by document; NaN where there is none. */
export class GeoColumn {
  private latitudes = new Float64Array(0);
  private longitudes = new Float64Array(0);

  /** Makes room for so many documents at once. */
  reserve(count: number): void {
    const before = this.latitudes.length;
    this.latitudes = withRoom(this.latitudes, count);
    this.longitudes = withRoom(this.longitudes, count);
    if (this.latitudes.length > before) {
      this.latitudes.fill(NaN, before);
      this.longitudes.fill(NaN, before);
    }
  }

  set(doc: number, point: readonly [number, number] | undefined): void {
    this.reserve(doc + 1);
    this.latitudes[doc] = toMicro(point?.[0] ?? NaN);
    this.longitudes[doc] = toMicro(point?.[1] ?? NaN);
  }

  /** Angle between a document's point and another; NaN without a point. */
  private angle(doc: number, latitude: number, longitude: number): number {
    const lat = this.latitudes[doc] ?? NaN;
    const long = this.longitudes[doc] ?? NaN;
    const sinLat = Math.sin(((lat - latitude) * RADIANS) / 2);
    const sinLong = Math.sin(((long - longitude) * RADIANS) / 2);
    const h = sinLat * sinLat + Math.cos(lat * RADIANS) * Math.cos(latitude * RADIANS) * sinLong * sinLong;
    return 2 * Math.asin(Math.min(1, Math.sqrt(h)));
  }

  /** Whole metres to a point, as hits are sorted by them; NaN without a point. */
  distance(doc: number, latitude: number, longitude: number): number {
    return Math.trunc(this.angle(doc, toMicro(latitude), toMicro(longitude)) * SORTED_METRES);
  }

  within(latitude: number, longitude: number, metres: number, count: number): Bitset {
    return this.where(count, 8, (doc) => this.angle(doc, latitude, longitude) * EARTH_METRES <= metres);
  }

  /** Documents inside a polygon of [latitude, longitude] corners. */
  inside(corners: readonly (readonly [number, number])[], count: number): Bitset {
    const contains = spherePolygon(corners);
    return this.where(count, 8 + corners.length, (doc) =>
      contains(this.latitudes[doc] ?? NaN, this.longitudes[doc] ?? NaN),
    );
  }

  /** `steps`: cost of 64 tests. */
  private where(count: number, steps: number, test: (doc: number) => boolean): Bitset {
    const bits = emptyBitset(count);
    const length = Math.min(count, this.latitudes.length);
    for (let doc = 0; doc < length; doc++) {
      if ((doc & 63) === 0) spend(steps);
      if (test(doc)) setBit(bits, doc);
    }
    return bits;
  }
}
