// What stays as the server rendered it. A browser renders none of it itself, as other pages are documents.

export { Component as BuyingRights } from './BuyingRightsPart.js';
export { Component as EnquiryTitle } from './EnquiryTitlePart.js';
export { Component as PrintView } from './PrintViewPart.js';
export { Component as Section } from './SectionPart.js';
export { Component as SidebarSummary } from './SidebarSummaryPart.js';
export { Component as SimilarVehicles } from './SimilarVehiclesPart.js';
export { Component as Trail } from './TrailPart.js';
