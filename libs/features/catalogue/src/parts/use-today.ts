import { localDay, useClock } from '@imah/app/i18n';

/** Which day it is, as most of those are who run buildings. */
export const useToday = (): string => localDay(useClock().now(), 'Asia/Jakarta');
