export { keepReportForm } from './keep-report-form.ts';
