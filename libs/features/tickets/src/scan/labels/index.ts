export { ScanLabels } from './scan-labels.tsx';
