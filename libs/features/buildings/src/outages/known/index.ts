export { CurrentOutages } from './current-outages.tsx';
export { KnownOutages } from './known-outages.tsx';
export { OwnOutage } from './own-outage.tsx';
