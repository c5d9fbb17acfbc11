export * from './askPartner.js';
export * from './httpValuation.js';
export type { MarketSites } from './stockMarket.js';
export * from './stockValuation.js';
export * from './valuationPort.js';
export * from './valuations.js';
export * from './tradeIn/httpTradeIn.js';
export * from './tradeIn/stockTradeIn.js';
export * from './tradeIn/tradeInPorts.js';
