import { defineTexts } from '@imah/app/i18n';
import { devicesTextsId } from './messages/id.ts';

export const useDeviceTexts = defineTexts({
  id: devicesTextsId,
  loadEn: async () => (await import('./messages/en.ts')).devicesTextsEn,
});
export type DeviceTexts = ReturnType<typeof useDeviceTexts>;
