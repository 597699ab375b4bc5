import type { Building } from '@imah/contract/buildings';
import type { OccupantAccount } from '@imah/contract/people';
import type { OccupantAccountState } from '@imah/contract/people/words';
import { Inline, StatusBadge, type StatusBadgeProps, Text } from '@imah/ui';
import { useFormat } from '@imah/app/i18n';
import { useAccountTexts } from './texts.ts';

const tones: Readonly<Record<OccupantAccountState, StatusBadgeProps['tone']>> = {
  none: 'neutral',
  invited: 'info',
  expired: 'warning',
  declined: 'warning',
  joined: 'success',
};

/** Whether somebody of the building has an account, or is on the way to one. */
export function AccountBadge({
  building,
  account,
}: {
  readonly building: Building;
  readonly account: OccupantAccount;
}) {
  const t = useAccountTexts();
  const format = useFormat();
  return (
    <Inline gap="xs">
      <StatusBadge tone={tones[account.state]} label={t(`states.${account.state}`)} />
      {account.state === 'invited' && account.until !== null ? (
        <Text size="sm" tone="muted">
          {t('until', { date: format.date(Date.parse(account.until), building.timeZone) })}
        </Text>
      ) : null}
    </Inline>
  );
}
