import { Banner, Button } from '@imah/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Age } from '../i18n/age-text.tsx';
import { useNow } from '../i18n/clock.tsx';
import { readerZone } from '../i18n/reader-zone.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useOfflineTexts } from './texts.ts';
import { useReach } from './use-reach.ts';

/** Milliseconds in which the time alone says which one is meant. */
const hoursOfOneDay = 12 * 3_600_000;

/** Says on every page that it is not of now, and how old it is. Nothing while the server is there. */
export function OfflineBanner() {
  const t = useOfflineTexts();
  const format = useFormat();
  const now = useNow(60_000);
  const queryClient = useQueryClient();
  const reach = useReach();
  if (reach.kind === 'there') return null;
  const { oldest } = reach;
  const zone = readerZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
  const timeOf = (at: number) => (now - at < hoursOfOneDay ? format.clock(at, zone) : format.shortDateTime(at, zone));
  return (
    <Banner
      tone="warning"
      actions={
        <Button size="sm" onClick={() => void queryClient.refetchQueries({ type: 'active' })}>
          {t('retry')}
        </Button>
      }
    >
      {oldest === null
        ? t('nothing')
        : t.rich('since', { time: timeOf(oldest), age: () => <Age key="age" at={oldest} /> })}
    </Banner>
  );
}
