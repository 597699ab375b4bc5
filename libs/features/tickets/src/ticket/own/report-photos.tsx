import type { Ticket } from '@imah/contract/tickets';
import { Button, Callout, Stack, Text } from '@imah/ui';
import { AttachedFiles, FileField } from '@imah/features-files';
import { useOwnReportTexts } from './texts.ts';
import type { ReportPhotos as Photos } from './use-report-photos.ts';

interface ReportPhotosProps {
  readonly ticket: Ticket;
  readonly photos: Photos;
  readonly error: string | undefined;
}

const maxPhotos = 10;

/** The photos a report has, each of which may go, and a field for more. Nothing happens to them before it is saved. */
export function ReportPhotos({ ticket, photos, error }: ReportPhotosProps) {
  const t = useOwnReportTexts();
  const { removed, remove, restore, uploads } = photos;
  const kept = ticket.files.filter(({ id }) => !removed.includes(id));
  return (
    <Stack gap="sm">
      {kept.length === 0 ? null : (
        <Stack gap="xs">
          <Text size="sm">{t('edit.attached')}</Text>
          <AttachedFiles
            files={kept}
            zone={ticket.timeZone}
            actions={({ id }) => [
              { kind: 'action', label: t('edit.removePhoto'), tone: 'danger', onSelect: () => remove(id) },
            ]}
          />
        </Stack>
      )}
      {removed.length === 0 ? null : (
        <Callout
          announce="polite"
          actions={
            <Button size="sm" onClick={restore}>
              {t('edit.restore')}
            </Button>
          }
        >
          {t('edit.removed', { count: removed.length })}
        </Callout>
      )}
      <FileField
        label={t('edit.photos')}
        hint={t('edit.photosHint')}
        kinds="photos"
        maxFiles={maxPhotos - kept.length}
        uploads={uploads}
        error={error}
      />
    </Stack>
  );
}
