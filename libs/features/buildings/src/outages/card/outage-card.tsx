import type { Outage } from '@imah/contract/outages';
import { type OutageState, outageStateAt } from '@imah/contract/outages/words';
import { Callout, Icon, Inline, Link, Stack, StatusBadge, Text } from '@imah/ui';
import type { ReactNode } from 'react';
import { useNow } from '@imah/app/i18n';
import { useOutagesTexts } from '../texts.ts';
import { outageIcons } from './outage-icons.ts';
import { OutageTime } from './outage-time.tsx';

interface OutageCardProps {
  readonly outage: Outage;
  /** Where those who read of several buildings need it. */
  readonly buildingName?: string | undefined;
  /** Whether the page around it names it already. */
  readonly isNamed?: boolean | undefined;
  /** What can be done with it. */
  readonly corner?: ReactNode;
  readonly actions?: ReactNode;
}

const tones = {
  planned: 'info',
  'under-way': 'warning',
  restored: 'success',
  cancelled: 'neutral',
} as const satisfies Record<OutageState, string>;

/** One outage, as everybody reads it: what, when, whom, and how far it is. */
export function OutageCard({ outage, buildingName, isNamed = false, corner, actions }: OutageCardProps) {
  const t = useOutagesTexts();
  const state = outageStateAt(outage, useNow(30_000));
  const { title, kind, service, residentText, scope, alsoCount, ended, buildingId, id } = outage;
  const isPressing = kind === 'urgent' && ended === null;
  const whom = scope.kind === 'all' ? t('scope.all') : t('scope.some', { names: scope.names.join(', ') });
  const facts = [buildingName, t(`services.${service}`), whom].filter((fact) => fact !== undefined).join(' · ');
  return (
    <Callout
      tone={isPressing ? 'danger' : state === 'under-way' ? 'warning' : state === 'restored' ? 'success' : 'info'}
      title={isNamed ? null : <Link href={`/imah/building/${buildingId}/outage/${id}`}>{title}</Link>}
      corner={corner}
      actions={actions}
    >
      <Stack gap="xs">
        <Inline gap="sm">
          <StatusBadge tone={tones[state]} label={t(`states.${state}`)} />
          <Text size="sm">
            <OutageTime outage={outage} />
          </Text>
        </Inline>
        {residentText === ''
          ? null
          : residentText.split('\n').map((line, index) => <Text key={`${index} ${line}`}>{line}</Text>)}
        <Inline gap="xs" wrap="nowrap">
          <Icon icon={outageIcons[service]} size="sm" />
          <Text size="sm" tone="muted">
            {facts}
            {alsoCount > 0 ? ` · ${t('also.count', { count: alsoCount })}` : null}
          </Text>
        </Inline>
      </Stack>
    </Callout>
  );
}
