import { Button, Callout, Stack } from '@imah/ui';
import { useTicketTexts } from '../texts.ts';
import type { Conflict } from '../model/conflict.ts';
import { useChangeRows } from './use-change-rows.ts';

interface ConflictCalloutProps {
  readonly conflict: Conflict;
  readonly onClose: () => void;
}

/** Says that nothing was done because somebody else was faster, and what they changed, field by field. */
export function ConflictCallout({ conflict, onClose }: ConflictCalloutProps) {
  const t = useTicketTexts();
  return (
    <Callout
      tone="warning"
      announce="assertive"
      title={t('conflict.title')}
      actions={
        <Button size="sm" onClick={onClose}>
          {t('conflict.close')}
        </Button>
      }
    >
      <ChangedRows conflict={conflict} />
    </Callout>
  );
}

/** The fields that somebody else changed, with both values. */
export function ChangedRows({ conflict }: { readonly conflict: Conflict }) {
  const t = useTicketTexts();
  const rows = useChangeRows(conflict);
  if (rows.length === 0) return t('conflict.nothing');
  return (
    <Stack gap="xs">
      <span>{t('conflict.text')}</span>
      <ul>
        {rows.map(({ field, text }) => (
          <li key={field}>{text}</li>
        ))}
      </ul>
    </Stack>
  );
}
