export { depositWords } from './depositWords.js';
export { forgetOldPurchases, personalPurchases } from './personalPurchases.js';
export { answeredSteps, type Answers, type Buyer, type Progress } from './progress.js';
export type { Saver } from './keep.js';
export { Purchases, type PurchasesOptions } from './purchases.js';
export type { PurchaseRow, Who } from './rows.js';
export { financeOf, priceLabel, reckon, summaryOf, type Summary } from './summary.js';
export { renderSummary, type SummaryPaper } from './summaryPaper.js';
