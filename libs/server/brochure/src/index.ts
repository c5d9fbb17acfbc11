export { BrochuresBusy, Brochures, type BrochureRequest, type BrochuresOptions } from './brochures.js';
export { brochureContent, type BrochureContent, type BrochureInput } from './content/brochureContent.js';
export { brochureFileName } from './content/fileName.js';
export { renderBrochure } from './renderBrochure.js';
