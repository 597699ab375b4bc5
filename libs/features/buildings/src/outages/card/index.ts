export { outageIcons } from './outage-icons.ts';
export { OutageCard } from './outage-card.tsx';
export { EndOutage } from './end-outage.tsx';
export { OutageTime } from './outage-time.tsx';
