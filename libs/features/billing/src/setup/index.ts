export { ArrearsPage } from '../arrears/arrears-page.tsx';
export { InstalmentPlanPage } from '../instalments/instalment-plan-page.tsx';
export { InstalmentsPage } from '../instalments/instalments-page.tsx';
export { LateFeesPage } from '../late-fees/late-fees-page.tsx';
export { OpeningPage } from '../opening/opening-page.tsx';
