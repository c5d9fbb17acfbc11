import { portRef } from '@forecourt/service';
import type { StockFeeds } from './stockFeeds.js';

/** How far the feeds of dealers got. */
export type FeedStates = Pick<StockFeeds, 'stateOf'>;

export const feedStatesPort = portRef<FeedStates>('stock/feed-states');
