export { Component } from './FinanceEnquiry.js';
