export { OtherAnswers as Component } from '../components/tradeIn/OtherAnswers.js';
