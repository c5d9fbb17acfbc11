export { clockOfRequest, presentPreview, sitesOfRequest, type Preview } from './preview.js';
export { previewMoment } from './previewTime.js';
export { Previews, PREVIEW_HOURS, type IssuedPreview, type NewPreview } from './previews.js';
