import { useRead } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import { dutyEnd, maxDutyShifts } from '@imah/contract/buildings/words';
import { Badge, Button, Card, Heading, Inline, List, ListRow, Stack, StatusBadge, Text } from '@imah/ui';
import { phoneIcon, plusIcon, userIcon } from '@imah/ui/icons';
import { useState } from 'react';
import { useNow } from '@imah/app/i18n';
import { useCan } from '@imah/app/ports';
import { Read, readState } from '@imah/app/read';
import { writeContactPhone } from '../contacts/list/contact-phone.ts';
import { ShiftActions } from './shift-actions.tsx';
import { ShiftForm } from './shift-form.tsx';
import { useDutyTexts } from './texts.ts';
import { useShiftWords } from './use-shift-words.ts';

const beatMs = 30_000;

/** The roster of a building: who is on duty in which hours of each week. Who runs the building keeps it. */
export function DutySection({ building }: { readonly building: Building }) {
  const t = useDutyTexts();
  const can = useCan();
  const now = useNow(beatMs);
  const wordsOf = useShiftWords();
  const state = readState(useRead('listDutyShifts', { params: { buildingId: building.id } }));
  const [isAdding, setAdding] = useState(false);
  const mayChange = can('building.update', { orgId: building.orgId, buildingId: building.id }) === 'allowed';
  const isFull = state.kind === 'ready' && state.data.length >= maxDutyShifts;

  return (
    <Stack gap="md" as="section" aria-labelledby="jadwal-jaga">
      <Inline justify="between" align="baseline">
        <Heading level={2} id="jadwal-jaga">
          {t('title')}
        </Heading>
        {mayChange && !isFull ? (
          <Button size="sm" icon={plusIcon} onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
        ) : null}
      </Inline>
      <Text tone="muted">{t('lead')}</Text>
      <Read of={state} level={3} failed={t('failed')} forbidden={null} empty={<Text tone="muted">{t('empty')}</Text>}>
        {(shifts) => (
          <Card padding="none">
            <List aria-labelledby="jadwal-jaga">
              {shifts.map((shift) => {
                const { id, holder } = shift;
                const number = holder.phone === null ? t('noNumber') : writeContactPhone(holder.phone);
                const isGone = holder.kind === 'member' && holder.standing === 'gone';
                const isOn = !isGone && dutyEnd(shift, now, building.timeZone) !== null;
                return (
                  <ListRow
                    key={id}
                    icon={holder.kind === 'member' ? userIcon : phoneIcon}
                    title={
                      <Inline as="span" gap="sm">
                        {holder.name}
                        {isOn ? <Badge>{t('now')}</Badge> : null}
                        {isGone ? <StatusBadge tone="warning" label={t('gone')} /> : null}
                      </Inline>
                    }
                    description={`${wordsOf(shift)} · ${number}`}
                    trailing={mayChange ? <ShiftActions building={building} shift={shift} /> : null}
                  />
                );
              })}
            </List>
          </Card>
        )}
      </Read>
      {isAdding ? <ShiftForm building={building} shift={null} onClose={() => setAdding(false)} /> : null}
    </Stack>
  );
}
