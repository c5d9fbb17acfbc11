export * from './baseApi.js';
export * from './vehiclesApi.js';
export { skipToken } from '@reduxjs/toolkit/query/react';
