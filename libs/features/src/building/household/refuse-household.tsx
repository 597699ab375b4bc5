import { useApiClient } from '@imah/api-client/react';
import type { Building, HouseholdRequest } from '@imah/contract';
import { Button, Dialog, Form, Stack, TextArea } from '@imah/ui';
import { textOf } from '../../form/text-of.ts';
import { useToast } from '../../shell/index.ts';
import { useSend } from '../parts/use-send.ts';
import { useHouseholdTexts } from './texts.ts';

interface RefuseHouseholdProps {
  readonly building: Building;
  readonly request: HouseholdRequest;
  readonly onClose: () => void;
}

/** Says no, with a reason that whoever invited reads. */
export function RefuseHousehold({ building, request, onClose }: RefuseHouseholdProps) {
  const t = useHouseholdTexts();
  const client = useApiClient();
  const toast = useToast();
  const { isBusy, answer, send } = useSend(building.id);
  const params = { buildingId: building.id, householdMemberId: request.id };

  async function submit(data: FormData): Promise<void> {
    const body = { answer: 'refuse', reason: textOf(data, 'reason') } as const;
    const done = await send(async () => {
      await client.answerHouseholdRequest({ params, body });
      return 'refused' as const;
    });
    if (done === null) return;
    toast('success', t('requests.refused', { name: request.name }));
    onClose();
  }

  return (
    <Dialog open onClose={onClose} title={t('requests.refuseTitle', { name: request.name })}>
      <Form answer={answer} onSubmit={({ data }) => void submit(data)}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <TextArea
              name="reason"
              label={t('requests.reason')}
              hint={t('requests.reasonHint')}
              mark="optional"
              limit={500}
              error={errorOf('reason')}
            />
            <Button type="submit" tone="danger" width="full" loading={isBusy}>
              {t('requests.refuse')}
            </Button>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
