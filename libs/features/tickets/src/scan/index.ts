export { ScanPage } from './scan-page.tsx';
