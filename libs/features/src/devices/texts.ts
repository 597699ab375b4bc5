import { defineTexts } from '../i18n/define-texts.ts';
import { devicesId } from './messages/id.ts';

export const useDeviceTexts = defineTexts({
  id: devicesId,
  loadEn: async () => (await import('./messages/en.ts')).devicesEn,
});
export type DeviceTexts = ReturnType<typeof useDeviceTexts>;
