import { useRead } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { Ranking, Widget } from '@imah/contract/dashboards';
import type { DeviceType, MetricDefinition } from '@imah/contract/devices';
import { EmptyState, List, ListRow, Skeleton, Stack, StatusBadge, Text } from '@imah/ui';
import { chartColumnIcon } from '@imah/ui/icons';
import { useFormat, useLocale } from '@imah/app/i18n';
import { Read, readState } from '@imah/app/read';
import { formatMetric, useDeviceTexts } from '@imah/features-devices';
import { statusLooks } from '@imah/features-devices/parts';
import { useDashboardTexts } from '../texts.ts';
import { AsOf } from './as-of.tsx';
import * as styles from './widgets.css.ts';

export interface RankingContentProps {
  readonly building: Building;
  readonly widget: Extract<Widget, { readonly type: 'ranking' }>;
  readonly types: readonly DeviceType[];
}

const refetchInterval = 60_000;

/** Those with most of a metric, the largest first; each leads to its page. */
export function RankingContent({ building, widget: { of, typeKey, metric: key, rows }, types }: RankingContentProps) {
  const t = useDashboardTexts();
  const { locale } = useLocale();
  const params = { buildingId: building.id };
  const read = useRead('getRanking', { params, query: { of, typeKey, metric: key, rows } }, { refetchInterval });
  const metric = types.find((type) => type.key === typeKey)?.metrics.find((one) => one.key === key);
  if (metric === undefined) return <Text tone="muted">{t('ranking.gone')}</Text>;
  return (
    <Read of={readState(read)} level={3} loading={<Skeleton shape="row" />} failed={t('ranking.failed')}>
      {(ranking) =>
        ranking.rows.length === 0 ? (
          <EmptyState icon={chartColumnIcon} title={t('ranking.none')} level={3} />
        ) : (
          <Stack gap="xs">
            <Text size="sm" tone="muted">
              {t(`ranking.${ranking.by}`, { metric: metric.label[locale] })}
            </Text>
            <RankingRows ranking={ranking} metric={metric} hrefOf={hrefOf(building.id, of)} />
            <AsOf of={read} />
          </Stack>
        )
      }
    </Read>
  );
}

const hrefOf = (buildingId: string, of: 'devices' | 'units') => (id: string) =>
  of === 'devices' ? `/imah/building/${buildingId}/iot?device=${id}` : `/imah/building/${buildingId}/unit?unit=${id}`;

interface RankingRowsProps {
  readonly ranking: Ranking;
  readonly metric: MetricDefinition;
  /** Null: they lead nowhere. */
  readonly hrefOf: ((id: string) => string) | null;
}

/** Each with its share of the largest as a bar. */
export function RankingRows({ ranking: { rows }, metric, hrefOf: href }: RankingRowsProps) {
  const format = useFormat();
  const td = useDeviceTexts();
  const most = Math.max(...rows.map(({ value }) => value));
  const silent = statusLooks.offline;
  return (
    <List>
      {rows.map(({ id, name, value, presence }) => {
        const { text, unit } = formatMetric(metric, value, format, td);
        // The bar says what the number beside it says.
        const width = most > 0 ? `${Math.max(0, (value / most) * 100)}%` : '0%';
        return (
          <ListRow
            key={id}
            title={name}
            {...(href === null ? {} : { href: href(id) })}
            description={<span aria-hidden className={styles.bar} style={{ width }} />}
            trailing={
              <>
                {presence === 'silent' ? (
                  <StatusBadge tone={silent.tone} icon={silent.icon} label={td('statuses.offline')} />
                ) : null}
                <Text as="span" size="sm" weight="bold">
                  {unit === '' ? text : `${text} ${unit}`}
                </Text>
              </>
            }
          />
        );
      })}
    </List>
  );
}
