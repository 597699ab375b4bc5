import { defineTexts } from '../../i18n/define-texts.ts';
import { workspaceId } from './messages/id.ts';

export const useWorkspaceTexts = defineTexts({
  id: workspaceId,
  loadEn: async () => (await import('./messages/en.ts')).workspaceEn,
});
