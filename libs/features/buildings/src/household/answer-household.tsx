import { useApiClient } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { HouseholdAnswer, HouseholdRequest } from '@imah/contract/people';
import { Button, Dialog, Form, Inline, Stack, Text, TextArea } from '@imah/ui';
import { useSubmit } from '@imah/app/command';
import { textOf } from '@imah/app/form';
import { useToast } from '@imah/app/shell';
import { changeBuilding } from '../parts/building-commands.ts';
import { useHouseholdTexts } from './texts.ts';

interface AnswerHouseholdProps {
  readonly building: Pick<Building, 'id'>;
  readonly request: HouseholdRequest;
  readonly onClose: () => void;
}

/** Says yes to somebody of a household, or no with a reason that whoever invited reads. */
export function AnswerHousehold({ building, request, onClose }: AnswerHouseholdProps) {
  const t = useHouseholdTexts();
  const client = useApiClient();
  const toast = useToast();
  const { isSending, answer, submit } = useSubmit(changeBuilding(building.id));
  const { name, unitCode: unit, host, email } = request;
  const params = { buildingId: building.id, householdMemberId: request.id };

  async function say(body: HouseholdAnswer): Promise<void> {
    const done = await submit(async () => {
      await client.answerHouseholdRequest({ params, body });
      return 'answered' as const;
    });
    if (done === null) return;
    toast('success', t(body.answer === 'approve' ? 'requests.approved' : 'requests.refused', { name, unit }));
    onClose();
  }

  return (
    <Dialog open onClose={onClose} title={t('requests.answerTitle', { name })}>
      <Form answer={answer} onSubmit={({ data }) => void say({ answer: 'refuse', reason: textOf(data, 'reason') })}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <Text>{[t('requests.line', { unit, host }), ...(email === null ? [] : [email])].join(' · ')}</Text>
            <TextArea
              name="reason"
              label={t('requests.reason')}
              hint={t('requests.reasonHint')}
              mark="optional"
              limit={500}
              error={errorOf('reason')}
            />
            <Inline gap="sm" justify="end">
              <Button type="submit" tone="danger" loading={isSending}>
                {t('requests.refuse')}
              </Button>
              <Button tone="primary" loading={isSending} onClick={() => void say({ answer: 'approve', reason: '' })}>
                {t('requests.approve')}
              </Button>
            </Inline>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
