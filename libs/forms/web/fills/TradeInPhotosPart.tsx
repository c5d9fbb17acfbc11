export { TradeInPhotos as Component } from '../components/tradeIn/TradeInPhotos.js';
