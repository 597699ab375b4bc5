export { OutagePage } from './outage-page.tsx';
