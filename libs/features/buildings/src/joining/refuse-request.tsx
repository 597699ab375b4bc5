import { useApiClient } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { JoinRequest } from '@imah/contract/people';
import { Button, Dialog, Form, Stack, TextArea } from '@imah/ui';
import { textOf } from '@imah/app/form';
import { useToast } from '@imah/app/shell';
import { useSend } from '../parts/use-send.ts';
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
  const { isBusy, answer, send } = useSend(building.id);
  const params = { buildingId: building.id, joinRequestId: request.id };

  async function submit(data: FormData): Promise<void> {
    const done = await send(async () => {
      await client.refuseJoinRequest({ params, body: { reason: textOf(data, 'reason') } });
      return 'refused' as const;
    });
    if (done === null) return;
    toast('success', t('refused', { name: request.name }));
    onClose();
  }

  return (
    <Dialog open onClose={onClose} title={t('refuseTitle', { name: request.name })}>
      <Form answer={answer} onSubmit={({ data }) => void submit(data)}>
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
            <Button type="submit" tone="danger" width="full" loading={isBusy}>
              {t('refuse')}
            </Button>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
