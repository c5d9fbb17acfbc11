// Components of this feature for a page of a host: `@forecourt/garage/components`. Each goes inside `<OnSite>` of
// `@forecourt/ssr/client`, which brings configuration, words and store.
export { Comparison, type ComparisonProps } from './Comparison.js';
export { HeaderTools, type HeaderTool } from './HeaderTools.js';
export { SavedVehicles, type SavedVehiclesProps } from './SavedVehicles.js';
export { ToggleButtons, type ToggleButtonsProps } from './ToggleButtons.js';
