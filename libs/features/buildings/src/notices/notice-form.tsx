import type { Building } from '@imah/contract/buildings';
import type { Notice } from '@imah/contract/notices';
import { noticeUrgencies, type NoticeUrgency } from '@imah/contract/notices/words';
import { useApiClient } from '@imah/api-client/react';
import { Button, DateField, Dialog, Form, FormActions, RadioGroup, Stack, TextArea, TextField } from '@imah/ui';
import { useState } from 'react';
import { useSubmit } from '@imah/app/command';
import { useClock, localDay, endOfDay } from '@imah/app/i18n';
import { useToast } from '@imah/app/shell';
import { changeBuilding } from '../parts/building-commands.ts';
import { useNoticesTexts } from './texts.ts';
import { textOf } from '@imah/app/form';

const aWeek = 7 * 86_400_000;

interface NoticeFormProps {
  readonly building: Building;
  /** Null: a new one. */
  readonly notice: Notice | null;
  readonly onClose: () => void;
}

export function NoticeForm({ building, notice, onClose }: NoticeFormProps) {
  const t = useNoticesTexts();
  const client = useApiClient();
  const toast = useToast();
  const clock = useClock();
  const { isSending, answer, submit, refuse } = useSubmit(changeBuilding(building.id));
  const [until, setUntil] = useState<string | null>(() =>
    localDay(notice === null ? clock.now() + aWeek : Date.parse(notice.expiresAt), building.timeZone),
  );

  async function handleSubmit(data: FormData): Promise<void> {
    if (until === null) {
      refuse({ expiresAt: [t('form.untilMissing')] });
      return;
    }
    const body = {
      title: textOf(data, 'title'),
      body: textOf(data, 'body'),
      // One of the options of the group.
      urgency: data.get('urgency') as NoticeUrgency,
      expiresAt: endOfDay(until, building.timeZone),
    };
    const params = { buildingId: building.id };
    const done = await submit(() =>
      notice === null
        ? client.createNotice({ params, body })
        : client.updateNotice({ params: { ...params, noticeId: notice.id }, body, version: notice.version }),
    );
    if (done === null) return;
    toast('success', t(notice === null ? 'form.sent' : 'form.saved'));
    onClose();
  }

  return (
    <Dialog open onClose={onClose} title={t(notice === null ? 'form.addTitle' : 'form.editTitle')}>
      <Form answer={answer} onSubmit={({ data }) => void handleSubmit(data)}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <TextField
              name="title"
              label={t('form.title')}
              maxLength={140}
              required
              defaultValue={notice?.title}
              error={errorOf('title')}
            />
            <TextArea
              name="body"
              label={t('form.body')}
              mark="optional"
              rows={4}
              limit={5000}
              defaultValue={notice?.body}
              error={errorOf('body')}
            />
            <RadioGroup
              name="urgency"
              label={t('form.urgency')}
              defaultValue={notice?.urgency ?? 'normal'}
              options={noticeUrgencies.map((value) => ({ value, label: t(`form.urgencies.${value}`) }))}
              error={errorOf('urgency')}
            />
            <DateField
              name="expiresAt"
              label={t('form.until')}
              hint={t('form.untilHint')}
              required
              min={localDay(clock.now(), building.timeZone)}
              value={until}
              onChange={({ value }) => setUntil(value)}
              error={errorOf('expiresAt')}
            />
            <FormActions>
              <Button type="submit" tone="primary" width="full" loading={isSending}>
                {t(notice === null ? 'form.send' : 'form.save')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
