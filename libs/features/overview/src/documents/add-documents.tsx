import { useApiClient } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import { Button, Dialog, Form, FormActions, Stack } from '@imah/ui';
import { useSubmit } from '@imah/app/command';
import { useToast } from '@imah/app/shell';
import { changeBuilding } from '@imah/features-buildings';
import { FileField, useUploads } from '@imah/features-files';
import { useDocumentsTexts } from './texts.ts';

/** Puts files before everybody of the building once they have arrived. */
export function AddDocuments({ building, onClose }: { readonly building: Building; readonly onClose: () => void }) {
  const t = useDocumentsTexts();
  const client = useApiClient();
  const toast = useToast();
  const { isSending, answer, submit, refuse } = useSubmit(changeBuilding(building.id));
  const uploads = useUploads({ orgId: building.orgId, scope: `documents:${building.id}` });
  const { files, queue } = uploads;

  async function handleSubmit(): Promise<void> {
    const fileIds = files.flatMap((file) => (file.state === 'done' ? [file.file.id] : []));
    if (fileIds.length === 0 || fileIds.length < files.length) {
      refuse({ files: [t(files.length === 0 ? 'form.none' : 'form.waiting')] });
      return;
    }
    const params = { buildingId: building.id };
    if ((await submit(() => client.attachBuildingFiles({ params, body: { fileIds } }))) === null) return;
    await queue.clear();
    toast('success', t('form.saved'));
    onClose();
  }

  return (
    <Dialog open onClose={onClose} title={t('form.title')}>
      <Form answer={answer} onSubmit={() => void handleSubmit()}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <FileField
              label={t('form.files')}
              hint={t('form.hint')}
              uploads={uploads}
              error={errorOf('files') ?? errorOf('fileIds')}
            />
            <FormActions>
              <Button type="submit" tone="primary" width="full" loading={isSending}>
                {t('form.save')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
