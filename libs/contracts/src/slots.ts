import type { EnquiryTopic } from './enquiryTopics.js';
import type { Vehicle, VehicleSummary } from '@forecourt/vehicle';
import { slotRef } from './refs.js';

/** Top of every page. */
export const siteHeaderSlot = slotRef<object>('site/header');

/** The page's content when it was not found or failed. */
export const siteErrorSlot = slotRef<{ status: number; message?: string; reference?: string }>('site/error');

/** Bottom of every page. */
export const siteFooterSlot = slotRef<object>('site/footer');

/** Short messages over every page, announced as they come. */
export const siteNoticesSlot = slotRef<object>('site/notices');

/** Sections of the home page, in order of the fills. */
export const homeSectionsSlot = slotRef<object>('site/home-sections');

/** The search entry of the header (a field on wide screens, a link on phones). */
export const headerSearchSlot = slotRef<object>('navigation/search');

/** Under price and first buttons on the vehicle page. `now` is the moment of the page, epoch milliseconds. */
export const belowPriceSlot = slotRef<{ vehicle: Vehicle; now: number }>('vehicle-detail/below-price');

/** The enquiry form on the vehicle page. `reason` chooses wording and hidden fields. */
export const vehicleEnquirySlot = slotRef<{ vehicle: Vehicle; reason: 'enquiry' | 'similar'; now?: number }>(
  'vehicle-detail/enquiry',
);

/** Forms that open over the vehicle page. Renders nothing until a link with `data-request` is followed (VDP-24). */
export const vehicleRequestsSlot = slotRef<{ vehicle: Vehicle; now?: number }>('vehicle-detail/requests');

/** Replaces finance on the page of a vehicle that is for test drives only (VDP-23). */
export const vehicleBookingSlot = slotRef<{ vehicle: Vehicle }>('vehicle-detail/booking');

/** Next to the price in the header that follows the vehicle page; rendered in the browser only (FIN-11). */
export const stickyHeaderSlot = slotRef<{ vehicle: Vehicle; now: number }>('vehicle-detail/sticky-header');

/** What a finance enquiry is about, as far as the finance page knows (FIN-12). */
export interface FinanceSubject {
  readonly vehicle?: { readonly id?: string; readonly slug: string; readonly title: string } | undefined;
  /** Slug of the dealership that the shopper prefers. */
  readonly dealership?: string | undefined;
  /** Dollars. */
  readonly budget?: number | undefined;
  /** The page's parameters as they came. */
  readonly asked: Readonly<Record<string, string>>;
}

/** The enquiry form of the finance page. */
export const financeEnquirySlot = slotRef<{ subject: FinanceSubject; now?: number }>('finance/enquiry');

/**
 * Part of a form that asks about finance: what the shopper worked out goes with it, as a field named `finance`
 * (`loanText` of `@forecourt/enquiry`). Without a vehicle it is the calculator of the finance page.
 */
export const workedOutLoanSlot = slotRef<{ vehicle?: Vehicle | undefined; now: number }>('forms/worked-out-loan');

/**
 * Part of a form that acts in a visitor's name, such as one that has a code sent: on a site with a captcha service its
 * proof goes with the form, as a field named `captcha_token`. It shows nothing: forms hold it in a hidden element.
 */
export const formProofSlot = slotRef<object>('forms/proof');

/** Terms on which a shopper would borrow for one vehicle; dollars, years. */
export interface LoanTerms {
  readonly years: number;
  readonly deposit: number;
  readonly frequency: 'weekly' | 'fortnightly' | 'monthly' | 'yearly';
}

/** In an online purchase: what a loan for the vehicle would cost, always with its rates (BUY-03). */
export const purchaseFinanceSlot = slotRef<{ vehicle: Vehicle; terms: LoanTerms; now: number }>('checkout/finance');

/**
 * A section of the vehicle page after the specifications (finance calculator, towing). With `isFolded` the page has a
 * card for sections that begin folded: each renders a `FoldedSection` of the kit.
 */
export const vehicleSectionsSlot = slotRef<{ vehicle: Vehicle; now: number; isFolded?: boolean }>(
  'vehicle-detail/sections',
);

/**
 * The enquiry form of a place's page; `place` is its slug, `category` what the enquiry is about where that is known.
 */
export const placeEnquirySlot = slotRef<{ place: string; category?: string }>('locations/enquiry');

/** Contact page, between its heading and the form. */
export const contactTopSlot = slotRef<object>('forms/contact-top');

/** Contact page, next to the form: the dealer's places. */
export const contactPlacesSlot = slotRef<object>('forms/contact-places');

/**
 * The place that a shopper deals with, by its slug and its counter: on the page that thanks for an enquiry, on that of
 * its number, and on the pages of bookings, reservations and purchases. `hasNumber` is true when left out.
 */
export const successPlaceSlot = slotRef<{
  place: string;
  counter: 'sales' | 'service' | 'parts';
  hasNumber?: boolean;
}>('forms/success-place');

/** Page that thanks for an enquiry: what else may interest the shopper. */
export const successVehiclesSlot = slotRef<object>('forms/success-vehicles');

/** What an enquiry of an offer's page is about. */
export interface OfferSubject {
  readonly id: string;
  readonly name: string;
}

/** The form of a page about the workshop, parts, fleets or careers (FORM-11). */
export const topicEnquirySlot = slotRef<{ topic: EnquiryTopic }>('content/enquiry');

/** The enquiry form of an offer's page. */
export const offerEnquirySlot = slotRef<{ offer: OfferSubject }>('offers/enquiry');

/** Vehicles to look at, where a page of a shopper's own vehicles has none. */
export const emptyGarageSlot = slotRef<object>('garage/empty');

/** What else a shopper keeps, on the page of saved vehicles. */
export const garageSectionsSlot = slotRef<object>('garage/sections');

/**
 * Fields of a form that asks for messages: what else of this device goes with it, as pairs of `search_href` and
 * `search_text`.
 */
export const alertSearchesSlot = slotRef<object>('garage/alert-searches');

/** What else a shopper with an account has, on their page behind the gate: bookings, reservations. */
export const accountSectionsSlot = slotRef<object>('garage/account-sections');

/**
 * In the window that says a search is saved: a form that has its new matches sent. Rendered in the browser only;
 * `href` is the search's own address, `text` how it reads.
 */
export const savedSearchSlot = slotRef<{ search: { readonly href: string; readonly text: string } }>(
  'search/saved-search',
);

/** Favourite, compare and save controls of a vehicle card. */
export const cardControlsSlot = slotRef<{ vehicle: VehicleSummary }>('search/card-controls');

/** What a listing must know of a tile to give it a place among the results (SRCH-14). */
export interface ListingTile {
  /** Unique among the tiles of its fill. */
  readonly id: string;
  /** Place in the grid, from 1; one of the site's own places when left out. */
  readonly position?: number | undefined;
  /** Listings that it fits, by condition; all of them when empty. */
  readonly conditions: readonly ('new' | 'used' | 'demo')[];
  /** Moments with their offset, from when until before when it is shown. */
  readonly startsAt?: string | undefined;
  readonly expiresAt?: string | undefined;
}

/**
 * A tile among the results of a listing. The loader of a fill answers the tiles that it has. The listing places and
 * renders each: `tile` is its id, `isWide` says that it has a row to itself.
 */
export const listingTilesSlot = slotRef<{ tile: string; isWide: boolean }, readonly ListingTile[]>(
  'search/listing-tiles',
);

/** Favourite, compare and save controls near the title of the vehicle's page. */
export const vehicleControlsSlot = slotRef<{ vehicle: Vehicle }>('vehicle-detail/controls');

/** Links of the header next to the phone number, each with its own count (saved vehicles, comparison). */
export const headerToolsSlot = slotRef<object>('navigation/tools');

/** The make that a page of a brand is about. */
export interface BrandSubject {
  readonly slug: string;
  /** As the stock names it. */
  readonly name: string;
}

/** Page of a brand, between its heading and its models: what the dealer says of it (NAV-06). */
export const brandTopSlot = slotRef<{ brand: BrandSubject }>('search/brand-top');

/** Page of a brand, after its vehicles: offers, places. */
export const brandSectionsSlot = slotRef<{ brand: BrandSubject }>('search/brand-sections');

/** The dealer's latest articles on the page of a vehicle (VDP-20). */
export const vehicleBlogsSlot = slotRef<object>('vehicle-detail/blogs');
