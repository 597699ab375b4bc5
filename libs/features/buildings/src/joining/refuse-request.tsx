import { useApiClient } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { JoinRequest } from '@imah/contract/people';
import { Button, Dialog, Form, Stack, TextArea } from '@imah/ui';
import { useSubmit } from '@imah/app/command';
import { textOf } from '@imah/app/form';
import { useToast } from '@imah/app/shell';
import { changeBuilding } from '../parts/building-commands.ts';
import { useJoiningTexts } from './texts.ts';

interface RefuseRequestProps {
  readonly building: Building;
  readonly request: JoinRequest;
  readonly onClose: () => void;
}

/** Says no, with a reason that whoever asked reads. */
export function RefuseRequest({ building, request, onClose }: RefuseRequestProps) {
  const t = useJoiningTexts();
  const client = useApiClient();
  const toast = useToast();
  const { isSending, answer, submit } = useSubmit(changeBuilding(building.id));
  const params = { buildingId: building.id, joinRequestId: request.id };

  async function handleSubmit(data: FormData): Promise<void> {
    const done = await submit(async () => {
      await client.refuseJoinRequest({ params, body: { reason: textOf(data, 'reason') } });
      return 'refused' as const;
    });
    if (done === null) return;
    toast('success', t('refused', { name: request.name }));
    onClose();
  }

  return (
    <Dialog open onClose={onClose} title={t('refuseTitle', { name: request.name })}>
      <Form answer={answer} onSubmit={({ data }) => void handleSubmit(data)}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <TextArea
              name="reason"
              label={t('reason')}
              hint={t('reasonHint')}
              mark="optional"
              limit={500}
              error={errorOf('reason')}
            />
            <Button type="submit" tone="danger" width="full" loading={isSending}>
              {t('refuse')}
            </Button>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
