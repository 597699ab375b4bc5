import type { PortfolioBuilding } from '@imah/contract/portfolio';
import { Card, CardLink, Comparison, Grid, Stat, StatusBadge } from '@imah/ui';
import { bellIcon, buildingIcon, radioIcon, zapIcon } from '@imah/ui/icons';
import { useFormat } from '@imah/app/i18n';
import { sumPortfolio } from '../model/portfolio-sums.ts';
import { usePortfolioTexts } from '../texts.ts';
import type { PortfolioList } from '../use-view.ts';

export interface PortfolioStatsProps {
  readonly buildings: readonly PortfolioBuilding[];
  readonly hrefOf: (list: PortfolioList) => string;
}

/** All buildings in four numbers, each leading to the list behind it. */
export function PortfolioStats({ buildings, hrefOf }: PortfolioStatsProps) {
  const t = usePortfolioTexts();
  const format = useFormat();
  const sums = sumPortfolio(buildings);
  const { offline, critical, alarms, wattHours } = sums;
  // Of what nobody lets the person see it is not known that it is calm.
  const seesAlarms = buildings.some((building) => building.alarms !== null);

  return (
    <Grid columns={4} gap="md">
      <Card interaction="link">
        <Stat
          icon={radioIcon}
          label={t('stats.online')}
          value={<Open href={hrefOf('online')} name={t('stats.online')} text={format.number(sums.online)} />}
          unit={t('stats.ofTotal', { total: sums.devices })}
          note={
            offline > 0 ? (
              <StatusBadge tone="warning" label={t('stats.offline', { count: offline })} />
            ) : // A device that was never seen is not offline, and not online either.
            sums.online > 0 && sums.online === sums.devices ? (
              <StatusBadge tone="success" label={t('stats.allOnline')} />
            ) : undefined
          }
        />
      </Card>
      <Card interaction="link">
        <Stat
          icon={bellIcon}
          label={t('stats.alarms')}
          value={<Open href={hrefOf('alarms')} name={t('stats.alarms')} text={format.number(alarms)} />}
          note={
            critical > 0 ? (
              <StatusBadge tone="danger" label={t('stats.critical', { count: critical })} />
            ) : alarms === 0 && seesAlarms ? (
              <StatusBadge tone="success" label={t('stats.calm')} />
            ) : undefined
          }
        />
      </Card>
      <Card interaction={wattHours === null ? 'none' : 'link'}>
        <Stat
          icon={zapIcon}
          label={t('stats.energy')}
          value={
            wattHours === null ? (
              '–'
            ) : (
              <Open href={hrefOf('meters')} name={t('stats.energy')} text={format.number(wattHours / 1000)} />
            )
          }
          unit={wattHours === null ? '' : 'kWh'}
          note={wattHours === null ? t('stats.noEnergy') : <Change now={wattHours} before={sums.wattHoursBefore} />}
        />
      </Card>
      <Card interaction="link">
        <Stat
          icon={buildingIcon}
          label={t('stats.buildings')}
          value={<Open href="#gedung" name={t('stats.buildings')} text={format.number(buildings.length)} />}
          note={t('stats.units', { count: sums.units, area: format.number(sums.areaMilliM2 / 1000) })}
        />
      </Card>
    </Grid>
  );
}

function Open({ href, name, text }: { readonly href: string; readonly name: string; readonly text: string }) {
  const t = usePortfolioTexts();
  return (
    <CardLink href={href} aria-label={`${text}. ${t('stats.open', { name })}`}>
      {text}
    </CardLink>
  );
}

function Change({ now, before }: { readonly now: number; readonly before: number | null }) {
  const t = usePortfolioTexts();
  const format = useFormat();
  if (before === null || before === 0) return null;
  const ratio = now / before - 1;
  const direction = Math.round(ratio * 100) === 0 ? 'same' : ratio > 0 ? 'up' : 'down';
  const verdict = direction === 'same' ? 'neutral' : direction === 'up' ? 'bad' : 'good';
  return (
    <Comparison
      direction={direction}
      verdict={verdict}
      text={t(`change.${direction}`, { percent: format.percent(Math.abs(ratio)) })}
    />
  );
}
