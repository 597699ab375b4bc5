import { defineTexts } from '../i18n/define-texts.ts';
import { devicesTextsId } from './messages/id.ts';

export const useDeviceTexts = defineTexts({
  id: devicesTextsId,
  loadEn: async () => (await import('./messages/en.ts')).devicesTextsEn,
});
export type DeviceTexts = ReturnType<typeof useDeviceTexts>;
