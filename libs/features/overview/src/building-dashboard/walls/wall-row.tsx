import type { Building } from '@imah/contract/buildings';
import type { Wall } from '@imah/contract/dashboards';
import { Button, ConfirmDialog, ListRow, Stack, StatusBadge, Text } from '@imah/ui';
import { unlinkIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useCommand } from '@imah/app/command';
import { useFormat } from '@imah/app/i18n';
import { changeWalls } from './change-walls.ts';
import { useWallsTexts } from './texts.ts';

interface WallRowProps {
  readonly wall: Wall;
  readonly building: Building;
}

const tones = { open: 'success', suspended: 'warning', expired: 'neutral', withdrawn: 'neutral' } as const;

/** One wall: what it shows, until when, when a screen was seen and from where, and its end. */
export function WallRow({ wall, building: { id: buildingId, timeZone } }: WallRowProps) {
  const t = useWallsTexts();
  const format = useFormat();
  const [asking, setAsking] = useState<'no' | 'yes'>('no');
  const { run, isPending } = useCommand(changeWalls(buildingId), { told: { sent: () => t('withdrawn') } });
  const { id: wallId, name, state, buildings, seconds, madeByName, madeAt, expiresAt, seen } = wall;
  const isGood = state === 'open' || state === 'suspended';
  const until =
    expiresAt === null ? t('untilWithdrawn') : t('until', { day: format.date(Date.parse(expiresAt), timeZone) });
  const lines = [
    t('shows', { buildings: buildings.map((one) => one.name).join(', ') }),
    ...(isGood ? [t('every', { seconds }), until] : []),
    t('made', { name: madeByName, day: format.date(Date.parse(madeAt), timeZone) }),
    seen === null
      ? t('unseen')
      : t('seen', { when: format.shortDateTime(Date.parse(seen.at), timeZone), from: seen.from }),
    ...(state === 'suspended' ? [t('suspended')] : []),
  ];

  async function withdraw(): Promise<void> {
    await run((client) => client.withdrawWall({ params: { buildingId, wallId } }));
    setAsking('no');
  }

  return (
    <>
      <ListRow
        title={name}
        description={
          <Stack gap="xs">
            {lines.map((line) => (
              <Text key={line} as="span" size="sm" tone="muted">
                {line}
              </Text>
            ))}
          </Stack>
        }
        trailing={
          <Stack gap="xs" align="end">
            <StatusBadge tone={tones[state]} label={t(`states.${state}`)} />
            {isGood ? (
              <Button
                size="sm"
                tone="ghost"
                icon={unlinkIcon}
                aria-label={t('withdrawNamed', { name })}
                onClick={() => setAsking('yes')}
              >
                {t('withdraw')}
              </Button>
            ) : null}
          </Stack>
        }
      />
      <ConfirmDialog
        open={asking === 'yes'}
        title={t('confirm.title', { name })}
        text={t('confirm.text')}
        confirmLabel={t('withdraw')}
        tone="danger"
        loading={isPending}
        onConfirm={() => void withdraw()}
        onClose={() => setAsking('no')}
      />
    </>
  );
}
