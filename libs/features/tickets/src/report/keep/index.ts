export { ReportFormKeeper } from './report-form-keeper.tsx';
