export { type Arrival, createArrivals } from './create-arrivals.ts';
