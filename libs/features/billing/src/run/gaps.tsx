import type { BillingReview } from '@imah/contract/billing';
import { Callout, Inline, Link, Stack, Text } from '@imah/ui';
import { useFormat } from '@imah/app/i18n';
import { useUsageTexts } from '../meters/texts.ts';
import { useBillingTexts } from '../texts.ts';

type Gap = BillingReview['gaps'][number];
/** So many are named; of the others the number. */
const mostNamed = 50;

interface GapsProps {
  readonly gaps: readonly Gap[];
  readonly buildingId: string;
}

/** What a run leaves out: units that nobody pays for or whose area is not known, and meters that nobody has read. */
export function Gaps({ gaps, buildingId }: GapsProps) {
  const unread = gaps.filter(({ meter }) => meter !== null);
  const unpaid = gaps.filter(({ meter }) => meter === null);
  return (
    <>
      {unread.length === 0 ? null : <Unread gaps={unread} buildingId={buildingId} />}
      {unpaid.length === 0 ? null : <Unpaid gaps={unpaid} />}
    </>
  );
}

/** Each meter leads to the page on which it is read. */
function Unread({ gaps, buildingId }: GapsProps) {
  const t = useBillingTexts();
  const tu = useUsageTexts();
  const format = useFormat();
  return (
    <Callout tone="warning" title={tu('run.readings', { count: format.number(gaps.length) })}>
      <Stack gap="xs">
        {gaps.slice(0, mostNamed).map(({ unitCode, gap, meter }) => {
          if (meter === null) return null;
          const { id, kind, number } = meter;
          const said = { unit: unitCode, kind: t(`kinds.${kind}`), number };
          return (
            <Inline key={id} gap="sm">
              <Text size="sm">{tu(gap === 'estimate' ? 'run.estimate' : 'run.noReading', said)}</Text>
              <Link href={`/imah/building/${buildingId}/meter/${id}`}>{tu('run.open', { number })}</Link>
            </Inline>
          );
        })}
        <Others count={gaps.length - mostNamed} />
      </Stack>
    </Callout>
  );
}

/** Units that lack the same stand in one line: those of a half empty building too are read at a glance. */
function Unpaid({ gaps }: Pick<GapsProps, 'gaps'>) {
  const t = useBillingTexts();
  const format = useFormat();
  const alike = Map.groupBy(gaps.slice(0, mostNamed), ({ gap, days }) => `${gap} ${days}`);
  return (
    <Callout tone="warning" title={t('run.gaps', { count: format.number(gaps.length) })}>
      <Stack gap="xs">
        {[...alike].map(([key, [first, ...others]]) => {
          if (first === undefined) return null;
          const unit = [first, ...others].map(({ unitCode }) => unitCode).join(', ');
          return (
            <Text key={key} size="sm">
              {first.gap === 'no-area'
                ? t('run.noArea', { unit })
                : t('run.noPayer', { unit, days: format.number(first.days) })}
            </Text>
          );
        })}
        <Others count={gaps.length - mostNamed} />
      </Stack>
    </Callout>
  );
}

function Others({ count }: { readonly count: number }) {
  const tu = useUsageTexts();
  const format = useFormat();
  return count > 0 ? <Text size="sm">{tu('run.others', { count: format.number(count) })}</Text> : null;
}
