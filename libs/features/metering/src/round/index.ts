export { MeterRoundPage } from './meter-round-page.tsx';
