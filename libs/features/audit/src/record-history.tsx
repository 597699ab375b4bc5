import type { HistoryEntity } from '@imah/contract/audit/words';
import type { TimeZone } from '@imah/contract/buildings/words';
import { Button, Heading, Stack, Text } from '@imah/ui';
import { historyIcon } from '@imah/ui/icons';
import { useId, useState } from 'react';
import { useCan } from '@imah/app/ports';
import { AuditRows } from './audit-rows.tsx';
import { useHistory } from './use-audit.ts';
import { useAuditTexts } from './texts.ts';

export interface RecordHistoryProps {
  readonly orgId: string;
  /** The building the record is in; left out for what is of the whole organisation. */
  readonly buildingId?: string;
  readonly entity: HistoryEntity;
  readonly entityId: string;
  readonly zone: TimeZone;
  /** Of its heading. */
  readonly level: 2 | 3 | 4;
  /** What stored texts are called: ids by the name of what they stand for, states by their word. */
  readonly names?: ReadonlyMap<string, string>;
}

/** What was done to one record, shown when it is asked for: each look at personal data is written down. */
export function RecordHistory({ orgId, buildingId, entity, entityId, zone, level, names }: RecordHistoryProps) {
  const t = useAuditTexts();
  const can = useCan();
  const heading = useId();
  const [shown, setShown] = useState<'no' | 'yes'>('no');
  if (can('audit.view', { orgId, buildingId }) !== 'allowed') return null;

  return (
    <Stack gap="md" as="section" align="start" aria-labelledby={heading}>
      <Heading level={level} id={heading}>
        {t('title')}
      </Heading>
      {shown === 'no' ? (
        <Button icon={historyIcon} onClick={() => setShown('yes')}>
          {t('show')}
        </Button>
      ) : (
        <RecordRows orgId={orgId} entity={entity} entityId={entityId} zone={zone} names={names} />
      )}
    </Stack>
  );
}

export interface RecordRowsProps extends Pick<RecordHistoryProps, 'orgId' | 'entity' | 'entityId' | 'zone'> {
  readonly names?: ReadonlyMap<string, string> | undefined;
}

/** What was done to one record, where it has been asked for already. */
export function RecordRows({ orgId, entity, entityId, zone, names }: RecordRowsProps) {
  const t = useAuditTexts();
  const query = useHistory(orgId, entity, entityId);
  return <AuditRows query={query} zone={zone} names={names} empty={<Text tone="muted">{t('empty')}</Text>} />;
}
