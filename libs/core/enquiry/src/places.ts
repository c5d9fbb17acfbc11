/** A place as far as enquiries go: it belongs to one dealership. */
export interface Place {
  readonly slug: string;
  readonly dealership_slug: string;
}

interface ChosenPlace {
  readonly location?: string | undefined;
  readonly dealership_slug?: string | undefined;
}

/** Dealership of a chosen location; the chosen dealership where no known location was chosen. One decides the other. */
export const dealershipOf = (
  { location, dealership_slug: dealership }: ChosenPlace,
  locations: readonly Place[],
): string | undefined => locations.find(({ slug }) => slug === location)?.dealership_slug ?? dealership;

/** Whether a location and a dealership that were both chosen belong to each other. */
export const placesAgree = (chosen: ChosenPlace, locations: readonly Place[]): boolean =>
  !chosen.location || !chosen.dealership_slug || dealershipOf(chosen, locations) === chosen.dealership_slug;
