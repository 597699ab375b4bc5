import { defineTexts } from '@imah/app/i18n';
import { dashboardTextsId } from './messages/id.ts';

export const useDashboardTexts = defineTexts({
  id: dashboardTextsId,
  loadEn: async () => (await import('./messages/en.ts')).dashboardTextsEn,
});
export type DashboardTexts = ReturnType<typeof useDashboardTexts>;
