import type { Outage } from '@imah/contract/outages';
import { outageStateAt } from '@imah/contract/outages/words';
import { useFormat, useNow, zoneName } from '@imah/app/i18n';
import { useOutagesTexts } from '../texts.ts';

const everyMs = 30_000;
/** Seconds mean nothing to who waits for water. */
const wholeMinutes = (ms: number) => Math.max(1, Math.round(ms / 60_000)) * 60_000;

/** When an outage is, by the clock of its building, and how long it is until then; it keeps pace with the clock. */
export function OutageTime({ outage }: { readonly outage: Outage }) {
  const t = useOutagesTexts();
  const format = useFormat();
  const now = useNow(everyMs);
  const { startsAt, expectedEndAt, ended, timeZone } = outage;
  const at = (instant: string) => format.shortDateTime(instant, timeZone);
  if (ended !== null) return <>{t('time.ended', { at: `${at(ended.at)} ${zoneName(timeZone)}` })}</>;
  const span =
    expectedEndAt === null
      ? t('time.from', { from: at(startsAt) })
      : t('time.span', { from: at(startsAt), to: at(expectedEndAt) });
  const left = () => {
    if (outageStateAt(outage, now) === 'planned')
      return t('time.startsIn', { left: format.duration(wholeMinutes(Date.parse(startsAt) - now)) });
    if (expectedEndAt === null) return t('time.unknown');
    const rest = Date.parse(expectedEndAt) - now;
    return rest > 0
      ? t('time.endsIn', { left: format.duration(wholeMinutes(rest)) })
      : t('time.late', { late: format.duration(wholeMinutes(-rest)) });
  };
  return (
    <>
      {span} {zoneName(timeZone)} · {left()}
    </>
  );
}
