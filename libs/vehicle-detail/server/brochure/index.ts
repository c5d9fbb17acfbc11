export {
  BrochuresBusy,
  Brochures,
  brochuresPort,
  type BrochureImages,
  type BrochureRequest,
  type BrochuresOptions,
} from './brochures.js';
export { brochureContent, type BrochureContent, type BrochureInput } from './content/brochureContent.js';
export { brochureFileName } from './content/fileName.js';
export { paletteOf, type Palette } from './content/palette.js';
export { INNER_WIDTH, lineHeight, PAGE, Sheet, type SheetInfo, type TextStyle } from './drawing/sheet.js';
export { renderBrochure } from './renderBrochure.js';
