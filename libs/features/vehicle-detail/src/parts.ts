// The page is drawn by the server; each of its parts brings its code to the browser only when it has something to do.

export const loadGallery = () => import('./parts/GalleryPart.js');
export const loadSidebarSummary = () => import('./parts/SidebarSummaryPart.js');
export const loadSidebarActions = () => import('./parts/SidebarActionsPart.js');
export const loadSection = () => import('./parts/SectionPart.js');
export const loadSimilarVehicles = () => import('./parts/SimilarVehiclesPart.js');
export const loadStickyBars = () => import('./parts/StickyBarsPart.js');
export const loadVehicleTools = () => import('./parts/VehicleToolsPart.js');
export const loadAnnouncement = () => import('./parts/AnnouncementPart.js');
export const loadPrintView = () => import('./parts/PrintViewPart.js');

export const vehicleParts = [
  loadGallery,
  loadSidebarSummary,
  loadSidebarActions,
  loadSection,
  loadSimilarVehicles,
  loadStickyBars,
  loadVehicleTools,
  loadAnnouncement,
  loadPrintView,
] as const;
