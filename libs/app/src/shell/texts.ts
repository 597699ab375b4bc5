import { defineTexts } from '../i18n/index.ts';
import { id } from './messages/id.ts';

export const useShellTexts = defineTexts({ id, loadEn: async () => (await import('./messages/en.ts')).en });
