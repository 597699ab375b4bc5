import type { Building } from '@imah/contract/buildings';
import { quietReasonLength, windowRhythms } from '@imah/contract/alarms/words';
import {
  Button,
  DateField,
  Dialog,
  Form,
  FormActions,
  Grid,
  SelectField,
  Stack,
  Text,
  TextField,
  TimeField,
} from '@imah/ui';
import { useState } from 'react';
import { anyCall, useSubmit } from '@imah/app/command';
import { useFormTexts } from '@imah/app/form';
import { useClock, zoneName } from '@imah/app/i18n';
import { renewedBy } from '@imah/app/read';
import { useWindowTexts } from './texts.ts';
import { WindowScopeField } from './window-scope-field.tsx';
import { draftOf, valuesAt, type WindowValues } from './window-values.ts';

interface WindowFormProps {
  readonly building: Building;
  readonly onClose: () => void;
}

/** Plans maintenance: what is done, where, from when until when. */
export function WindowForm({ building, onClose }: WindowFormProps) {
  const t = useWindowTexts();
  const tf = useFormTexts();
  const clock = useClock();
  const { id: buildingId, timeZone } = building;
  const { isSending, answer, submit, refuse } = useSubmit(anyCall(renewedBy.alarmWindow(buildingId)), {
    told: { sent: () => t('saved') },
    onDone: onClose,
  });
  const [values, setValues] = useState(() => valuesAt(clock.now(), timeZone));
  const set = (change: Partial<WindowValues>) => setValues({ ...values, ...change });

  function send(): void {
    const read = draftOf(values, timeZone);
    if (read.kind === 'missing') return refuse({ [read.field]: [tf('required')] });
    void submit((client) => client.createAlarmWindow({ params: { buildingId }, body: read.draft }));
  }

  return (
    <Dialog open onClose={onClose} title={t('form.title')}>
      <Form answer={answer} onSubmit={send}>
        {({ errorOf }) => (
          <Stack gap="lg">
            <Text tone="muted">{t('empty.text')}</Text>
            <TextField
              name="reason"
              label={t('form.reason')}
              hint={t('form.reasonHint')}
              required
              autoComplete="off"
              maxLength={quietReasonLength.max}
              value={values.reason}
              onChange={({ currentTarget }) => set({ reason: currentTarget.value })}
              error={errorOf('reason')}
            />
            <WindowScopeField building={building} values={values} error={errorOf('scope')} set={set} />
            {(['start', 'end'] as const).map((end) => (
              <Grid key={end} item="sm" gap="md">
                <DateField
                  // The server speaks of a moment as a whole: at its day.
                  name={`${end}sAt`}
                  label={t(`form.${end}Day`)}
                  required
                  value={values[`${end}Day`]}
                  error={errorOf(`${end}sAt`) ?? errorOf(`${end}Day`)}
                  onChange={({ value }) => set({ [`${end}Day`]: value })}
                />
                <TimeField
                  name={`${end}Time`}
                  label={t(`form.${end}Time`)}
                  required
                  zone={zoneName(timeZone)}
                  value={values[`${end}Time`]}
                  error={errorOf(`${end}Time`)}
                  onChange={({ value }) => set({ [`${end}Time`]: value })}
                />
              </Grid>
            ))}
            <SelectField
              name="rhythm"
              label={t('form.rhythm')}
              value={values.rhythm}
              options={windowRhythms.map((value) => ({ value, label: t(`form.rhythms.${value}`) }))}
              onChange={({ currentTarget }) =>
                set({ rhythm: windowRhythms.find((one) => one === currentTarget.value) ?? values.rhythm })
              }
              error={errorOf('rhythm')}
            />
            <FormActions>
              <Button onClick={onClose}>{tf('cancel')}</Button>
              <Button type="submit" tone="primary" loading={isSending}>
                {t('form.save')}
              </Button>
            </FormActions>
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
