import { defineTexts } from '../../i18n/define-texts.ts';
import { workspaceTextsId } from './messages/id.ts';

export const useWorkspaceTexts = defineTexts({
  id: workspaceTextsId,
  loadEn: async () => (await import('./messages/en.ts')).workspaceTextsEn,
});
