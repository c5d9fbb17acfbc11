import { z } from 'zod';
import { PRICE_TYPES } from '@forecourt/vehicle';
import { defineSection } from '../section.js';

export const vehicleSchema = z.strictObject({
  /** Stands where a vehicle has no price (A4). */
  noPriceText: z.string().min(1),
  preorderText: z.string().min(1),
  /** Words beside a price, by what it contains. */
  priceTypeLabels: z.record(z.enum(PRICE_TYPES), z.string().min(1)),
  /** Shows before_price when it is above the current price (A4). */
  showWasPrice: z.boolean(),
  /** Puts an electric or hybrid tag before all others (A4). */
  electricTag: z.boolean(),
  newArrivalDays: z.number().min(0).max(365),
  tagLabels: z.strictObject({
    electric: z.string(),
    hybrid: z.string(),
    reserved: z.string(),
    certified: z.string(),
    comingSoon: z.string(),
    newArrival: z.string(),
    sold: z.string(),
  }),
  /** Certified badge on cards; off where the site has no such programme. */
  certifiedBadge: z.boolean(),
  cardButtons: z.array(z.enum(['view', 'enquire', 'finance', 'reserve'])),
  cardFacts: z.array(z.enum(['km', 'transmission', 'body', 'fuel', 'drive', 'engine', 'seats'])).min(1),
  favourites: z.boolean(),
  /** Hides the favourite control also when not used, without a positive price or without pictures (A4). */
  favouritesOnlyPricedUsed: z.boolean(),
  /** Weekly repayment on cards. A repayment is credit advertising: it never shows without its rates. */
  cardRepayment: z.boolean(),
  /** Pictures that stand in when a vehicle has one picture or none (A4). */
  newArrivalImages: z.array(z.string()),
  /** Also hides the test drive for coming_soon (A4). */
  comingSoonHidesTestDrive: z.boolean(),
  /** `masked` reveals the number on click and counts it (A4). */
  phoneDisplay: z.enum(['direct', 'masked']),
});

export type VehicleSection = z.infer<typeof vehicleSchema>;

export const vehicleSection = defineSection({
  id: 'vehicle',
  schema: vehicleSchema,
  defaults: {
    noPriceText: 'Enquire for price.',
    preorderText: 'PREORDER',
    priceTypeLabels: {
      drive_away_price: 'Drive away',
      estimated_drive_away_price: 'Estimated drive away',
      excluding_government_charges_price: 'Excl. govt. charges',
    },
    showWasPrice: true,
    electricTag: false,
    newArrivalDays: 8,
    tagLabels: {
      electric: 'Electric',
      hybrid: 'Hybrid',
      reserved: 'Reserved',
      certified: 'Certified',
      comingSoon: 'Coming Soon',
      newArrival: 'New Arrival',
      sold: 'Just Sold',
    },
    certifiedBadge: true,
    cardButtons: ['view', 'enquire'],
    cardFacts: ['km', 'transmission', 'body', 'fuel'],
    favourites: true,
    favouritesOnlyPricedUsed: false,
    cardRepayment: false,
    newArrivalImages: [],
    comingSoonHidesTestDrive: false,
    phoneDisplay: 'direct',
  },
});
