// Components of this feature for a page of a host: `@forecourt/locations/components`. Each goes inside `<OnSite>` of
// `@forecourt/ssr/client`, which brings configuration, words and store.
export { OutlinesOnce } from './AustraliaMap.js';
export { DepartmentHours, type DepartmentHoursProps } from './DepartmentHours.js';
export { OpenLine } from './OpenLine.js';
export { PlaceCard, type PlaceCardProps } from './PlaceCard.js';
export { PlaceFinder, type PlaceFinderProps } from './PlaceFinder.js';
export { OwnMap, PlaceMap } from './PlaceMap.js';
export { PlaceSummary, type PlaceSummaryProps } from './PlaceSummary.js';
export { Reviews, type ReviewsProps } from './Reviews.js';
export { Stars } from './Stars.js';
export { People, type PeopleProps } from './Team.js';
