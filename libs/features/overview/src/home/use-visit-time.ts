import type { TimeZone } from '@imah/contract/buildings/words';
import type { AppointmentSlot } from '@imah/contract/tickets';
import { useFormat, useLocale } from '@imah/app/i18n';
import { useHomeTexts } from './texts.ts';

/** When somebody comes, in as few words as a row has room for: `Sel 24 Nov 09.00–11.00`, by the clock of the building. */
export function useVisitTime(): (slot: AppointmentSlot, timeZone: TimeZone) => string {
  const t = useHomeTexts();
  const format = useFormat();
  const tag = useLocale().locale === 'id' ? 'id-ID' : 'en-GB';
  return ({ begin, end }, timeZone) => {
    const day = new Intl.DateTimeFormat(tag, { weekday: 'short', day: 'numeric', month: 'short', timeZone });
    return t('visitTime', {
      day: day.format(new Date(begin)).replace(',', ''),
      from: format.clock(begin, timeZone),
      until: format.clock(end, timeZone),
    });
  };
}
