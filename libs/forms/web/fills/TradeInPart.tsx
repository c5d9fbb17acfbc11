export { TradeInForm as Component } from '../components/tradeIn/TradeInForm.js';
