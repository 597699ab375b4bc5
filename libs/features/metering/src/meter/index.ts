export { MeterPage } from './meter-page.tsx';
