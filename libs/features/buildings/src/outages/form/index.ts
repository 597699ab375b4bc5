export { OutageForm } from './outage-form.tsx';
