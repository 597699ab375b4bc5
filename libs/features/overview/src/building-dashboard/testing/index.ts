export { arranged, dashboardAnswers } from './dashboard-fixtures.ts';
