export { highlightDocument, type FieldHighlight, type HighlightOptions } from './highlight.js';
export { searchText, type FoundWords, type TextMatches } from './searchText.js';
export { synonymQueries, type SynonymRule } from './synonyms.js';
export { TextField } from './textField.js';
export { parseDropTokensMode, type DropTokensMode, type TextQuery, type TextQueryField } from './textQuery.js';
export type { TextMatchInfo, TextMatchType } from './textRank.js';
export { normalise, tokenize, type TextOptions, type Token } from './tokenize.js';
export { isNear } from './typoWalk.js';
